import { faultOfStatus, PluginFault } from '@matricula/contract'
import type { FaultCode, HttpResponse, StatusFaults } from '@matricula/contract'

const statuses: StatusFaults = {
  400: 'rejected',
  401: 'unauthorised',
  403: 'unauthorised',
  422: 'rejected',
  429: 'throttled',
}

/** `code: ERROR` comes with status 200 and a text; only what it is about is taken from it, else it is `rejected`. */
const errors: readonly (readonly [RegExp, FaultCode])[] = [
  [/credential|api.?(key|login)|authenticat|unauthori[sz]ed|autentica/i, 'unauthorised'],
  [/too many|rate limit/i, 'throttled'],
]

const throttledMs = 60_000

/** Throws the fault that an answer's HTTP status tells; nothing for 2xx. */
export function expectSuccess(response: HttpResponse, now: Date): void {
  const fault = faultOfStatus(response, { statuses, now })
  if (fault) throw fault
}

/** The fault of an answer `{ code: 'ERROR', error }`. PayU's text may name people or keys, so it isn't passed on. */
export function faultOfError(error: string): PluginFault {
  const code = errors.find(([pattern]) => pattern.test(error))?.[1] ?? 'rejected'
  if (code === 'throttled') return new PluginFault(code, 'PayU asks for time', { retryAfterMs: throttledMs })
  if (code === 'unauthorised') return new PluginFault(code, 'PayU refuses our credentials')
  return new PluginFault(code, 'PayU refuses the request', { reason: 'PayU answered ERROR' })
}
