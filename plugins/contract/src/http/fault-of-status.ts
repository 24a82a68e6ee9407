import { PluginFault } from '../fault.ts'
import type { FaultCode } from '../fault.ts'
import type { HttpResponse } from '../plugin.ts'

/**
 * What a vendor's statuses mean, as its documentation says: `{ 401: 'unauthorised', 404: 'not-found', 429:
 * 'throttled' }`.
 */
export type StatusFaults = Readonly<Record<number, FaultCode>>

/**
 * The fault that an answer's status tells by the vendor's table; null for 2xx. What the table lacks: another 4xx is
 * `invalid`, everything else (a 5xx, a redirect) `unknown-outcome`, as it may have taken effect.
 */
export function faultOfStatus(
  response: HttpResponse,
  { statuses, now }: { statuses: StatusFaults; now: Date },
): PluginFault | null {
  const { status } = response
  if (status >= 200 && status < 300) return null
  const code = statuses[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'unknown-outcome')
  const message = `the vendor answered with status ${status}`
  if (code === 'throttled') {
    return new PluginFault(code, message, { retryAfterMs: retryAfterMs(response.headers, now) })
  }
  return new PluginFault(code, message, code === 'rejected' ? { reason: `status ${status}` } : {})
}

const withoutAnyMs = 5_000
const longestMs = 15 * 60_000

/** How long `Retry-After` asks to wait, in seconds or until a date (RFC 9110, 10.2.3): 1 ms to 15 minutes, 5 s when it is silent. */
export function retryAfterMs(headers: HttpResponse['headers'], now: Date): number {
  const retryAfter = headers['retry-after']
  if (retryAfter === undefined) return withoutAnyMs
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(1, ms), longestMs) : withoutAnyMs
}
