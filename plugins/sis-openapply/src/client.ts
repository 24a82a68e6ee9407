import { basicAuth, pacedHttp, sharedSession } from '@matricula/contract'
import type { OpenedSession, PluginKit } from '@matricula/contract'
import { failedStatus, tokenStatuses } from './faults.ts'
import { tokenFrom } from './from-token.ts'
import type { Settings } from './settings.ts'

/** OpenApply's v3 paths and token. Every answer is JSON still to be read; null where OpenApply says 404. */
export interface OpenApplyClient {
  /** Students whose id is greater than `sinceId`, at most 200. */
  students(query: { readonly sinceId: number; readonly count: number }, signal: AbortSignal): Promise<unknown>
  /** The same with nothing but ids and codes. */
  codes(query: { readonly sinceId: number; readonly count: number }, signal: AbortSignal): Promise<unknown>
  student(id: string, signal: AbortSignal): Promise<unknown>
  parent(id: string, signal: AbortSignal): Promise<unknown>
  forget(): void
}

export const mostPerPage = 200

// Nothing longer or stranger than this is an id; `..` would lead elsewhere.
const idPattern = /^[\w-]{1,64}$/

export function openApplyClient(settings: Settings, kit: PluginKit): OpenApplyClient {
  const http = pacedHttp(kit.http, {
    limit: settings.callsPerSecond,
    intervalMs: 1000,
    atOnce: settings.callsAtOnce,
  })
  const now = () => kit.now()
  const session = sharedSession({ open: signIn, now, earlyMs: 0 })

  async function signIn(signal: AbortSignal): Promise<OpenedSession<string>> {
    const { clientId, clientSecret, baseUrl } = settings
    const response = await http.send({
      method: 'POST',
      url: `${baseUrl}/oauth/token`,
      headers: {
        authorization: basicAuth(clientId, clientSecret),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
      signal,
    })
    const fault = failedStatus(response, { now: now(), table: tokenStatuses })
    if (fault !== null) throw fault
    return tokenFrom(response.json(), now())
  }

  async function get(path: string, signal: AbortSignal): Promise<unknown> {
    const url = `${settings.baseUrl}/api/v3${path}`
    const ask = (token: string) =>
      http.send({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal,
      })
    const response = await session.use(signal, ask, ({ status }) => status === 401)
    if (response.status === 404) return null
    const fault = failedStatus(response, { now: now() })
    if (fault !== null) throw fault
    return response.json()
  }

  const list = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
    get(`/students?${new URLSearchParams(query).toString()}`, signal)
  const one = async (place: string, id: string, signal: AbortSignal) =>
    idPattern.test(id) ? get(`${place}/${id}`, signal) : null
  return {
    students: (query, signal) => list(pageParams(query), signal),
    codes: (query, signal) => list({ ...pageParams(query), fields: `id,${settings.codeField}` }, signal),
    student: (id, signal) => one('/students', id, signal),
    parent: (id, signal) => one('/parents', id, signal),
    forget: () => void session.leave(),
  }
}

function pageParams({ sinceId, count }: { readonly sinceId: number; readonly count: number }) {
  return { since_id: String(sinceId), per_page: String(Math.min(count, mostPerPage)) }
}
