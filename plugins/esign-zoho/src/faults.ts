import { faultOfStatus, PluginFault, retryAfterMs } from '@matricula/contract'
import type { FaultCode, FaultDetails, HttpResponse } from '@matricula/contract'
import { isSuccess } from './from-envelope.ts'
import type { Envelope } from './from-envelope.ts'

/** Zoho Sign's own codes. */
const codes: ReadonlyMap<number, FaultCode> = new Map([
  [9031, 'unauthorised'],
  [9041, 'unauthorised'],
  [9004, 'not-found'],
  [9011, 'rejected'],
  [9015, 'invalid'],
  [9043, 'invalid'],
  [9039, 'rejected'],
  [2955, 'throttled'],
])

const statuses = { 401: 'unauthorised', 403: 'unauthorised', 404: 'not-found', 429: 'throttled' } as const

/** The limit is one of calls in a minute, and no header tells how much of it is left. */
const waitMs = 60_000

export interface ApiAnswer {
  readonly response: HttpResponse
  /** Null when the body is none. */
  readonly envelope: Envelope | null
}

/**
 * What an answer tells but success; null is success. Zoho says failure in the body more often than in the status. A
 * refusal under a code nobody knows is `rejected`, for a person to see; the vendor's message is left out.
 */
export function faultOfAnswer({ response, envelope }: ApiAnswer, now: Date): PluginFault | null {
  if (envelope !== null && !isSuccess(envelope) && response.status < 500) {
    return faultOfFailure(envelope, response, now)
  }
  const fault = faultOfStatus(response, { statuses, now })
  if (fault !== null) return fault.code === 'throttled' ? throttled(fault.message, response, now) : fault
  return envelope === null
    ? new PluginFault('unknown-outcome', 'Zoho Sign answered something unreadable')
    : null
}

function faultOfFailure(envelope: Envelope, response: HttpResponse, now: Date): PluginFault {
  const code = codes.get(envelope.code) ?? (response.status === 429 ? 'throttled' : 'rejected')
  const message = `Zoho Sign answered with code ${envelope.code}`
  if (code === 'throttled') return throttled(message, response, now)
  return new PluginFault(code, message, detailsOf(code, envelope))
}

/** A text too long for its field: the only refusal that names a template's field. */
const tooLong = 9011

function detailsOf(code: FaultCode, { code: vendorCode, error_param: param = '' }: Envelope): FaultDetails {
  if (code !== 'rejected' && code !== 'invalid') return {}
  // Elsewhere the name of a key; anything that looks otherwise could be a value.
  const name = vendorCode === tooLong ? /^[\p{L}\d_ .-]{1,60}$/u : /^[a-z_]{1,40}$/
  const field = name.test(param) ? { field: param } : {}
  return code === 'rejected' ? { reason: `code ${vendorCode}`, ...field } : field
}

function throttled(message: string, response: HttpResponse, now: Date): PluginFault {
  const hasRetryAfter = response.headers['retry-after'] !== undefined
  return new PluginFault('throttled', message, {
    retryAfterMs: hasRetryAfter ? retryAfterMs(response.headers, now) : waitMs,
  })
}
