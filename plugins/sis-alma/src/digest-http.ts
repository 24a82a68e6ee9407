import { randomBytes } from 'node:crypto'
import { PluginFault, sharedSession } from '@matricula/contract'
import type { Http, HttpRequest, HttpResponse, OpenedSession } from '@matricula/contract'
import { authorizationFor, challengeFrom } from './digest.ts'
import type { Challenge } from './digest.ts'
import { failedStatus } from './faults.ts'

export interface DigestDeps {
  readonly http: Http
  readonly user: string
  readonly password: string
  /** Asked without credentials for the first challenge. */
  readonly challengeUrl: string
  readonly now: () => Date
  readonly cnonce?: () => string
}

export interface DigestHttp extends Http {
  /** Forgets the challenge; the next call asks for another. */
  forget(): void
}

/** One nonce at work: how often it was used, and whether it was ever good. */
interface Nonce {
  readonly challenge: Challenge
  count: number
  accepted: boolean
}

interface DigestAnswer {
  readonly nonce: Nonce
  readonly response: HttpResponse
}

const never = new Date(8_640_000_000_000_000)

/**
 * An `Http` that signs each request by Digest. All calls share one nonce and count it up. A 401 to
 * a nonce that is too old, or that was good before, is answered once with a fresh one; any other 401 is the answer.
 */
export function digestHttp(deps: DigestDeps): DigestHttp {
  const { http, now } = deps
  let current: Nonce | null = null
  let offered: Challenge | null = null
  const session = sharedSession<Nonce>({ open, now, earlyMs: 0 })

  async function open(signal: AbortSignal): Promise<OpenedSession<Nonce>> {
    const challenge = offered ?? (await requestChallenge(deps, signal))
    offered = null
    current = { challenge, count: 0, accepted: false }
    return { value: current, expiresAt: never }
  }

  function isNonceExpired({ nonce, response }: DigestAnswer): boolean {
    if (response.status !== 401) {
      nonce.accepted = true
      return false
    }
    const next = challengeFrom(response.headers['www-authenticate'])
    if (next?.stale !== true && !nonce.accepted) return false
    if (nonce === current) offered = next
    return true
  }

  return {
    forget: () => void session.leave(),
    async send(request) {
      const act = async (nonce: Nonce) => ({ nonce, response: await http.send(signed(request, nonce, deps)) })
      const { response } = await session.use(request.signal, act, isNonceExpired)
      return response
    },
  }
}

function signed(
  request: HttpRequest,
  nonce: Nonce,
  { user, password, cnonce = randomCnonce }: DigestDeps,
): HttpRequest {
  const { pathname, search } = new URL(request.url)
  nonce.count += 1
  const authorization = authorizationFor(nonce.challenge, {
    user,
    password,
    method: request.method,
    uri: `${pathname}${search}`,
    count: nonce.count,
    cnonce: cnonce(),
  })
  return { ...request, headers: { ...request.headers, authorization } }
}

function randomCnonce(): string {
  return randomBytes(16).toString('hex')
}

/** The first leg, whose 401 is no failure; a 401 that asks for something else is one. */
async function requestChallenge(
  { http, challengeUrl, now }: DigestDeps,
  signal: AbortSignal,
): Promise<Challenge> {
  const response = await http.send({ method: 'GET', url: challengeUrl, signal })
  const challenge = response.status === 401 ? challengeFrom(response.headers['www-authenticate']) : null
  if (challenge !== null) return challenge
  const fault = failedStatus(response, now())
  throw fault ?? new PluginFault('unknown-outcome', 'the vendor asks for no credentials')
}
