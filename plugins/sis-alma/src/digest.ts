import { createHash } from 'node:crypto'
import { PluginFault } from '@matricula/contract'

/** What a server asks with its 401 (RFC 7616, section 3.3). */
export interface Challenge {
  readonly realm: string
  readonly nonce: string
  readonly opaque: string | null
  readonly algorithm: 'MD5' | 'SHA-256'
  /** The nonce before this one was good and is too old. */
  readonly stale: boolean
}

export interface Signing {
  readonly user: string
  readonly password: string
  readonly method: string
  /** Path and query, byte for byte as on the request line. */
  readonly uri: string
  /** How often this nonce is used, this time included. */
  readonly count: number
  readonly cnonce: string
}

/**
 * The digest challenge of a `WWW-Authenticate` header; null when there is none. Throws `unsupported` for one that we
 * can't answer: another algorithm than MD5 and SHA-256, or no `qop=auth`.
 */
export function challengeFrom(header: string | undefined): Challenge | null {
  const parameterText = /(?:^|,)\s*Digest\s+(.*)$/is.exec(header ?? '')?.[1]
  if (parameterText === undefined) return null
  const parameters = parametersOf(parameterText)
  const nonce = parameters.get('nonce')
  if (nonce === undefined) return null
  return {
    realm: parameters.get('realm') ?? '',
    nonce,
    opaque: parameters.get('opaque') ?? null,
    algorithm: algorithmOf(parameters.get('algorithm'), parameters.get('qop')),
    stale: parameters.get('stale')?.toLowerCase() === 'true',
  }
}

/** Up to where another challenge begins: its first parameter's name comes again. */
function parametersOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', quoted, bare] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s,]+))/g,
  )) {
    const key = name.toLowerCase()
    if (found.has(key)) break
    found.set(key, quoted === undefined ? (bare ?? '') : quoted.replaceAll(/\\(.)/g, '$1'))
  }
  return found
}

function algorithmOf(algorithm = 'MD5', qop = ''): Challenge['algorithm'] {
  const name = algorithm.toUpperCase()
  const offersAuth = qop.split(',').some((word) => word.trim().toLowerCase() === 'auth')
  if ((name === 'MD5' || name === 'SHA-256') && offersAuth) return name
  throw new PluginFault('unsupported', 'the vendor asks for a kind of digest that we do not speak')
}

/** The `Authorization` header that answers a challenge for one request. */
export function authorizationFor(challenge: Challenge, signing: Signing): string {
  const { realm, nonce, opaque, algorithm } = challenge
  const { user, uri, cnonce } = signing
  return [
    `Digest username="${escapeQuoted(user)}"`,
    `realm="${escapeQuoted(realm)}"`,
    `nonce="${escapeQuoted(nonce)}"`,
    `uri="${uri}"`,
    `algorithm=${algorithm}`,
    'qop=auth',
    `nc=${countIn8(signing.count)}`,
    `cnonce="${cnonce}"`,
    `response="${responseTo(challenge, signing)}"`,
    ...(opaque === null ? [] : [`opaque="${escapeQuoted(opaque)}"`]),
  ].join(', ')
}

/** The response value (RFC 7616, section 3.4.1), in hex. */
export function responseTo({ realm, nonce, algorithm }: Challenge, signing: Signing): string {
  const { user, password, method, uri, count, cnonce } = signing
  const hash = (text: string) =>
    createHash(algorithm === 'MD5' ? 'md5' : 'sha256')
      .update(text)
      .digest('hex')
  const who = hash(`${user}:${realm}:${password}`)
  const what = hash(`${method}:${uri}`)
  return hash([who, nonce, countIn8(count), cnonce, 'auth', what].join(':'))
}

function countIn8(count: number): string {
  return count.toString(16).padStart(8, '0')
}

function escapeQuoted(text: string): string {
  return text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)
}
