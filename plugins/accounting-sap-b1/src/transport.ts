import { pacedHttp } from '@matricula/contract'
import type { Http, HttpRequest, HttpResponse, PluginKit } from '@matricula/contract'
import { batchParts } from './batch.ts'
import { sapErrorFrom } from './from-error.ts'
import { faultOfAnswer } from './faults.ts'
import { logOut, openSession, type Cookies } from './session.ts'
import type { Settings } from './settings.ts'

export type TransportRequest = Pick<HttpRequest, 'method' | 'headers' | 'body' | 'signal'> & {
  /** Below the root. */
  readonly path: string
}

/** Calls of one installation, in the shared session and at its pace. */
export interface Transport {
  /** `https://host:50000/b1s/v2`. */
  readonly root: string
  /** A 2xx answer. @throws PluginFault by the table in faults.ts, after one new sign-in where the session was lost. */
  send(request: TransportRequest): Promise<HttpResponse>
  /** Ends the session at SAP. */
  leave(): Promise<void>
}

export function openTransport(
  settings: Settings,
  kit: PluginKit,
  headers: Readonly<Record<string, string>>,
): Transport {
  const root = `${settings.baseUrl}/b1s/${settings.odata}`
  const now = () => kit.now()
  const http = paceOf(kit.http, settings.atOnce)
  const deps = { http, log: kit.log, now, root, settings }
  const session = openSession(deps)
  const common = {
    accept: 'application/json',
    ...headers,
    ...(settings.database === 'hana' ? { 'b1s-caseinsensitive': 'true' } : {}),
  }
  return {
    root,
    async send({ path, ...request }) {
      const act = (cookie: Cookies) =>
        http.send({ ...request, url: `${root}/${path}`, headers: { ...common, ...request.headers, cookie } })
      const response = await session.use(request.signal, act, isSessionRejected)
      const fault = faultOfAnswer(response, now())
      if (fault !== null) throw fault
      return response
    },
    leave: () => logOut(deps, session),
  }
}

/** SAP publishes no limit; its processes queue what is more than a few at once. */
function paceOf(http: Http, atOnce: number): Http {
  return pacedHttp(http, { limit: 200, intervalMs: 1000, atOnce })
}

/** Also a batch is disowned when one of its parts is. */
function isSessionRejected(response: HttpResponse): boolean {
  if (response.status === 401) return true
  return (batchParts(response) ?? []).some(
    ({ status, text }) => status === 401 || sapErrorFrom({ text: () => text })?.code === 301,
  )
}
