import type { Request, Server } from '@hapi/hapi'
import { isLoopback } from '../config/loopback.ts'
import { sandboxHosts, servesVendorPages } from '../config/purpose.ts'
import type { AppContext } from '../app-context.ts'
import { refuse } from '../shared/refusal.ts'
import { answerRefusal } from './problem-answer.ts'

/**
 * The sandbox, and in a rehearsal the pages of pretend vendors, answer who asks for this machine or for a host that
 * settings name, and nobody through a tunnel.
 */
export function keepSandboxHere(server: Server, { config }: Pick<AppContext, 'config'>): void {
  if (!servesVendorPages(config.settings)) return
  const named = sandboxHosts(config.settings)
  const kept = config.settings.profile === 'sandbox' ? '/' : '/sandbox/'
  server.ext('onRequest', (request, h) => {
    if (!request.path.startsWith(kept)) return h.continue
    const code = refusalOf(request.headers, named)
    return code === null ? h.continue : answerRefusal(config.texts, request, h, refuse(code)).takeover()
  })
}

/** Decides by the headers of a request alone. Without named hosts nothing that somebody passed on is answered. */
export function refusalOf(
  headers: Request['headers'],
  named: readonly string[],
): 'SANDBOX_HOST' | 'SANDBOX_FORWARDED' | null {
  const hostname = hostnameOf(headers['host'])
  if (!isLoopback(hostname) && !named.includes(hostname)) return 'SANDBOX_HOST'
  return named.length === 0 && wasForwarded(headers) ? 'SANDBOX_FORWARDED' : null
}

function hostnameOf(host: unknown): string {
  const address = `http://${typeof host === 'string' ? host : ''}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}

/** What proxies and tunnels write about whom they speak for. */
const forwarding = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/

function wasForwarded(headers: Request['headers']): boolean {
  return Object.keys(headers).some((name) => forwarding.test(name))
}
