import { faultOfStatus, PluginFault } from '@matricula/contract'
import type { HttpResponse, StatusFaults } from '@matricula/contract'

/** OpenApply's statuses; a 5xx is the helper's `unknown-outcome`. */
export const statuses: StatusFaults = {
  400: 'invalid',
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'not-found',
  422: 'rejected',
  429: 'throttled',
}

/** At the token endpoint a 400 is OAuth's way of refusing a client (RFC 6749, section 5.2). */
export const tokenStatuses: StatusFaults = { ...statuses, 400: 'unauthorised' }

const longestMs = 5 * 60_000

/** The fault of an answer; null for 2xx. Its body may quote a person, so only the status is passed on. */
export function failedStatus(
  response: HttpResponse,
  { now, table = statuses }: { readonly now: Date; readonly table?: StatusFaults },
): PluginFault | null {
  const fault = faultOfStatus(response, { statuses: table, now })
  if (fault?.code !== 'throttled') return fault
  const waitMs = resetMs(response.headers['x-ratelimit-reset'], now)
  return waitMs === null ? fault : new PluginFault('throttled', fault.message, { retryAfterMs: waitMs })
}

/** Until `X-RateLimit-Reset`: a UTC time, or seconds since 1970 (the form is UNVERIFIED); 1 ms to 5 minutes. */
function resetMs(reset: string | undefined, now: Date): number | null {
  if (reset === undefined) return null
  const at = /^\d{9,11}$/.test(reset) ? Number(reset) * 1000 : Date.parse(inUtc(reset))
  return Number.isFinite(at) ? Math.min(Math.max(1, at - now.getTime()), longestMs) : null
}

/** `2026-01-12 14:03:00` and `2026-01-12T14:03:00` say no zone, and mean UTC. */
function inUtc(text: string): string {
  return /^\d{4}-\d{2}-\d{2}[ T][\d:.]+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text
}
