import type { Request } from '@hapi/hapi'
import type { AppContext } from '../app-context.ts'
import { networkOf, widerNetworkOf } from './network-of.ts'

export const deviceCookie = 'matricula-device'
export const challengeCookie = 'matricula-challenge'

/** From where somebody tries to sign in. */
export interface Origin {
  /** As limits count it. */
  readonly network: string
  /** The /48 around an IPv6 network, which one customer may have as a whole; null for IPv4. */
  readonly widerNetwork: string | null
  /** The secret that the browser was given when an account was remembered on it; null where it shows none. */
  readonly device: string | null
  /** The secret that the browser was given when a code was sent to a family for it; null where it shows none. */
  readonly nonce: string | null
}

export function originOf(request: Request, app: Pick<AppContext, 'config'>): Origin {
  const shown = (cookie: string): string | null => {
    const value: unknown = request.state[cookie]
    return typeof value === 'string' ? value : null
  }
  const address = remoteAddressOf(request, app)
  return {
    network: networkOf(address),
    widerNetwork: widerNetworkOf(address),
    device: shown(deviceCookie),
    nonce: shown(challengeCookie),
  }
}

interface Received {
  readonly info: { readonly remoteAddress: string }
  readonly headers: Readonly<Record<string, unknown>>
}

/** The caller's address as limits count it, a network where one customer has many. */
export function addressOf(request: Received, app: Pick<AppContext, 'config'>): string {
  return networkOf(remoteAddressOf(request, app))
}

/** The last one that a proxy of ours did not write (settings: server.trustedProxies). */
function remoteAddressOf(request: Received, { config }: Pick<AppContext, 'config'>): string {
  const trusted = config.settings.server.trustedProxies
  const header = request.headers['x-forwarded-for']
  if (trusted === 0 || typeof header !== 'string') return request.info.remoteAddress
  const hops = header.split(',').map((hop) => hop.trim())
  return hops.at(-trusted) ?? request.info.remoteAddress
}
