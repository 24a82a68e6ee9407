import { pacedHttp, sharedSession } from '@matricula/contract'
import type { PluginKit } from '@matricula/contract'
import { openAccessToken } from './access-token.ts'
import { faultOfAnswer } from './faults.ts'
import { envelopeFrom } from './from-envelope.ts'
import type { Envelope } from './from-envelope.ts'
import { hostsOf } from './hosts.ts'
import type { Settings } from './settings.ts'

export interface ApiCall {
  readonly method: 'GET' | 'POST'
  /** Below `/api/v1`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
}

/** The way in: one token for all calls, the vendor's pace, one new token when it is refused. */
export interface SignApi {
  /** The whole answer, its long ids as text. Faults by the table; an unreadable body is `unknown-outcome`. */
  call(call: ApiCall, signal: AbortSignal): Promise<Envelope | null>
  /** Forgets the token. */
  leave(): void
}

/** Zoho's tokens live an hour; they are renewed at 55 minutes. */
const earlyMs = 5 * 60_000
const atOnce = 4

export function openSignApi(settings: Settings, kit: PluginKit): SignApi {
  const hosts = settings.hosts ?? hostsOf(settings.dataCentre)
  const http = pacedHttp(kit.http, { limit: settings.callsPerMinute, intervalMs: 60_000, atOnce })
  const session = sharedSession({
    open: (signal) => openAccessToken(settings, { hosts, kit, signal }),
    now: () => kit.now(),
    earlyMs,
  })
  return {
    async call(call, signal) {
      const { method, form } = call
      const url = urlOf(hosts.sign, call)
      const response = await session.use(
        signal,
        (token) =>
          http.send({
            method,
            url,
            headers: {
              authorization: `Zoho-oauthtoken ${token}`,
              ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
            },
            ...(form ? { body: new URLSearchParams(form).toString() } : {}),
            signal,
          }),
        ({ status }) => status === 401,
      )
      const envelope = envelopeFrom(response)
      const fault = faultOfAnswer({ response, envelope }, kit.now())
      if (fault !== null) throw fault
      return envelope
    },
    leave: () => void session.leave(),
  }
}

function urlOf(origin: string, { path, query = {} }: ApiCall): URL {
  const url = new URL(`/api/v1${path}`, origin)
  url.search = new URLSearchParams(query).toString()
  return url
}
