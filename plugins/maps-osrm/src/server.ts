import { pacedHttp } from '@matricula/contract'
import type { HttpResponse, PluginKit } from '@matricula/contract'
import type { Server, Settings } from './settings.ts'

/** Asks one of our servers: `target` is path and query. Any status is an answer. */
export type SendRequest = (target: string, signal: AbortSignal) => Promise<HttpResponse>

/** Of more that are under way together, an own server only gets slower. */
const mostAtOnce = 8

export function requestSender(
  { url, authorization, requestsPerSecond }: Server,
  { userAgent, contact }: Pick<Settings, 'userAgent' | 'contact'>,
  kit: PluginKit,
): SendRequest {
  // Whoever allows one request a second wants no second one beside it.
  const atOnce = Math.min(requestsPerSecond, mostAtOnce)
  const http = pacedHttp(kit.http, { limit: requestsPerSecond, intervalMs: 1000, atOnce })
  const headers = {
    accept: 'application/json',
    'user-agent': `${userAgent} (${contact})`,
    ...(authorization !== undefined && { authorization }),
  }
  return (target, signal) =>
    http.send({ method: 'GET', url: `${url}${target}`, headers, signal, loggedPath: withoutPoints(target) })
}

/** OSRM takes a family's home in its path, where no log may hold it. */
function withoutPoints(target: string): string {
  const [path = ''] = target.split('?')
  return path.replace(/-?\d+\.\d+,-?\d+\.\d+/g, '…')
}
