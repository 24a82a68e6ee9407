import type { Request } from '@hapi/hapi'
import type { House } from '../house.ts'
import { networkOf } from './network-of.ts'

export const deviceCookie = 'matricula-device'
export const challengeCookie = 'matricula-challenge'

/** From where somebody tries to sign in. */
export interface Origin {
  /** As limits count it. */
  readonly network: string
  /** The secret that the browser was given when an account was remembered on it; null where it shows none. */
  readonly device: string | null
  /** The secret that the browser was given when a code was sent to a family for it; null where it shows none. */
  readonly nonce: string | null
}

export function originOf(request: Request, house: Pick<House, 'config'>): Origin {
  const shown = (cookie: string): string | null => {
    const value: unknown = request.state[cookie]
    return typeof value === 'string' ? value : null
  }
  return {
    network: addressOf(request, house),
    device: shown(deviceCookie),
    nonce: shown(challengeCookie),
  }
}

/**
 * The caller's address as limits count it, a network where one customer has many: the last one that a proxy of ours did
 * not write (settings: server.trustedProxies).
 */
export function addressOf(
  request: { info: { remoteAddress: string }; headers: Readonly<Record<string, unknown>> },
  { config }: Pick<House, 'config'>,
): string {
  const trusted = config.settings.server.trustedProxies
  const header = request.headers['x-forwarded-for']
  if (trusted === 0 || typeof header !== 'string') return networkOf(request.info.remoteAddress)
  const hops = header.split(',').map((hop) => hop.trim())
  return networkOf(hops.at(-trusted) ?? request.info.remoteAddress)
}
