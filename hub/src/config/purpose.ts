import { isLoopback } from './loopback.ts'
import type { Settings } from './settings.ts'
import { startProblem } from './start-problem.ts'

/** What a database is for. It serves one purpose as long as it lives, so that trying is never going live. */
export type DatabasePurpose = (typeof purposes)[number]
export const purposes = ['sandbox', 'rehearsal', 'production'] as const

/** An instance of config/plugins.yaml. */
export interface NamedPlugin {
  readonly instance: string
  readonly use: string
}

/** Whether it lives in the hub and its secret is everybody's. */
export function isPretend(use: string): boolean {
  return /^(@matricula\/)?sandbox-/.test(use)
}

/** A rehearsal with real vendors alone makes nothing that production may not go on with. */
export function purposeOf(settings: Settings, plugins: readonly NamedPlugin[]): DatabasePurpose {
  if (settings.profile === 'sandbox') return 'sandbox'
  return settings.rehearsal && plugins.some(({ use }) => isPretend(use)) ? 'rehearsal' : 'production'
}

/** The other names and addresses that the sandbox is tried under, in small letters. */
export function sandboxHosts({ server }: Settings): readonly string[] {
  return server.sandboxHosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== '')
}

/** What keeps a sandbox from opening: only this machine and the hosts that are named reach it. */
export function problemsOfSandbox(settings: Settings): readonly string[] {
  const { host, publicUrl, trustedProxies } = settings.server
  const named = sandboxHosts(settings)
  const isOurs = (name: string) => isLoopback(name) || named.includes(name.toLowerCase())
  const publicHost = publicUrl === '' ? 'localhost' : new URL(publicUrl).hostname
  return [
    ...(isOurs(host) ? [] : [startProblem('sandboxHost', { host })]),
    ...(isOurs(publicHost) ? [] : [startProblem('sandboxUrl', { host: publicHost })]),
    ...(trustedProxies === 0 || named.length > 0 ? [] : [startProblem('sandboxProxy')]),
  ]
}

/**
 * Whether pretend vendors have pages: in the sandbox, and in a rehearsal where a sandbox would open too. Anybody who
 * reaches them reads every mail and pays with nothing, so at a public address the school must have named it.
 */
export function servesVendorPages(settings: Settings): boolean {
  if (settings.profile === 'sandbox') return true
  return settings.rehearsal && problemsOfSandbox(settings).length === 0
}

/** What production does not open with, unless it is a rehearsal. */
export function problemsOfProduction(settings: Settings, plugins: readonly NamedPlugin[]): readonly string[] {
  const { host, publicUrl } = settings.server
  const pretend = plugins.filter(({ use }) => isPretend(use))
  const address = publicUrl === '' ? null : new URL(publicUrl)
  return [
    ...pretend.map((plugin) => startProblem('pretendVendor', { ...plugin })),
    ...(address === null && !isLoopback(host) ? [startProblem('noPublicUrl')] : []),
    ...(address?.protocol === 'http:' && !isLoopback(address.hostname) ? [startProblem('plainHttp')] : []),
  ]
}

/** Whether nobody could ever sign in as administrator to a hub that has no account yet. */
export function lacksFirstAdmin({ access }: Settings): boolean {
  const { issuer, roles } = access.oidc.staff
  const byProvider = issuer !== '' && Object.values(roles).includes('admin')
  return access.firstAdminPassword === '' && !byProvider
}
