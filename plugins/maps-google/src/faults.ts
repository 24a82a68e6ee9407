import { PluginFault, faultOfStatus, retryAfterMs, own } from '@matricula/contract'
import type { FaultCode, HttpResponse } from '@matricula/contract'
import Joi from 'joi'

/**
 * What Google's words for a refusal mean: google.rpc codes and reasons of the newer APIs, and the `status` of
 * the Geocoding API. OVER_DAILY_LIMIT is a cap, a card or a key that somebody must put right.
 */
const meanings: Readonly<Record<string, FaultCode>> = {
  INVALID_ARGUMENT: 'invalid',
  FAILED_PRECONDITION: 'invalid',
  OUT_OF_RANGE: 'invalid',
  UNAUTHENTICATED: 'unauthorised',
  PERMISSION_DENIED: 'unauthorised',
  API_KEY_INVALID: 'unauthorised',
  NOT_FOUND: 'not-found',
  RESOURCE_EXHAUSTED: 'throttled',
  UNAVAILABLE: 'unknown-outcome',
  INTERNAL: 'unknown-outcome',
  DEADLINE_EXCEEDED: 'unknown-outcome',
  INVALID_REQUEST: 'invalid',
  REQUEST_DENIED: 'unauthorised',
  OVER_DAILY_LIMIT: 'unauthorised',
  OVER_QUERY_LIMIT: 'throttled',
  UNKNOWN_ERROR: 'unknown-outcome',
}

const statuses = { 401: 'unauthorised', 403: 'unauthorised', 404: 'not-found', 429: 'throttled' } as const

/** The fault an answer tells by its HTTP status and its `error`; null for 2xx. */
export function faultOfAnswer(response: HttpResponse, now: Date): PluginFault | null {
  const byStatus = faultOfStatus(response, { statuses, now })
  if (byStatus === null) return null
  const code = wordsOf(response)
    .map((word) => own(meanings, word))
    .find((meaning) => meaning !== undefined)
  return code === undefined || code === byStatus.code ? byStatus : faultOfCode(code, response, now)
}

/** The fault of a `status` in the body of an answer with HTTP status 200; null for a status nobody heard of. */
export function faultOfWord(word: string, response: HttpResponse, now: Date): PluginFault | null {
  const code = own(meanings, word)
  return code === undefined ? null : faultOfCode(code, response, now)
}

function faultOfCode(code: FaultCode, { headers }: HttpResponse, now: Date): PluginFault {
  const details = code === 'throttled' ? { retryAfterMs: retryAfterMs(headers, now) } : {}
  return new PluginFault(code, 'the vendor refused the request', details)
}

const errorBody = Joi.object<{ error: { status?: string; details: { reason?: string }[] } }>({
  error: Joi.object({
    status: Joi.string(),
    details: Joi.array()
      .items(Joi.object({ reason: Joi.string() }).unknown())
      .default([]),
  })
    .unknown()
    .required(),
}).unknown()

/** Reasons first: a wrong key is INVALID_ARGUMENT with the reason API_KEY_INVALID. */
function wordsOf(response: HttpResponse): string[] {
  const { error, value } = errorBody.validate(jsonOf(response))
  if (error !== undefined) return []
  const { status, details } = value.error
  return [...details.map(({ reason }) => reason), status].filter((word) => word !== undefined)
}

/** A refusal is told by its status already, so a page for people instead of JSON adds nothing. */
function jsonOf(response: HttpResponse): unknown {
  try {
    return response.json()
  } catch {
    return null
  }
}
