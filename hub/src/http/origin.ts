import type { Request } from '@hapi/hapi'
import type { Config } from '../config/load-config.ts'
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

export function originOf(request: Request, app: Configured): Origin {
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

interface Configured {
  readonly config: Config
}

interface Received {
  readonly info: { readonly remoteAddress: string }
  readonly headers: Readonly<Record<string, unknown>>
}

/** The caller's address as limits count it, a network where one customer has many. */
export function addressOf(request: Received, app: Configured): string {
  return networkOf(remoteAddressOf(request, app))
}

/** The last one that a proxy of ours did not write (settings: server.trustedProxies). */
function remoteAddressOf(request: Received, { config }: Configured): string {
  const trusted = config.settings.server.trustedProxies
  const header = request.headers['x-forwarded-for']
  if (trusted === 0 || typeof header !== 'string') return request.info.remoteAddress
  const hops = header.split(',').map((hop) => hop.trim())
  return hops.at(-trusted) ?? request.info.remoteAddress
}
