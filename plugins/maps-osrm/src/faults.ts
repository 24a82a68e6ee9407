import { PluginFault, faultOfStatus, own } from '@matricula/contract'
import type { FaultCode, HttpResponse } from '@matricula/contract'
import Joi from 'joi'

/** What OSRM's codes mean; those that say there is no way are no faults. */
const meanings: Readonly<Record<string, FaultCode>> = {
  InvalidUrl: 'invalid',
  InvalidService: 'invalid',
  InvalidVersion: 'invalid',
  InvalidOptions: 'invalid',
  InvalidQuery: 'invalid',
  InvalidValue: 'invalid',
  TooBig: 'invalid',
  NotImplemented: 'unsupported',
}

/** 403 is how the public geocoders turn away whom they have had enough of, and a gateway whom it doesn't know. */
const statuses = { 401: 'unauthorised', 403: 'unauthorised', 404: 'invalid', 429: 'throttled' } as const

/** The fault of an answer by its HTTP status; null for 2xx. */
export function faultOfAnswer(response: HttpResponse, now: Date): PluginFault | null {
  return faultOfStatus(response, { statuses, now })
}

/** The fault of one of OSRM's codes; null for a code nobody heard of. */
export function faultOfCode(code: string): PluginFault | null {
  const meaning = own(meanings, code)
  return meaning === undefined ? null : new PluginFault(meaning, `the route server refused: ${code}`)
}

const refusal = Joi.object<{ code: string }>({ code: Joi.string().max(40).required() }).unknown()

/** OSRM's own code, whatever the HTTP status; null where a gateway answered instead. */
export function codeOf(response: HttpResponse): string | null {
  try {
    const { error, value } = refusal.validate(response.json())
    return error === undefined ? value.code : null
  } catch {
    return null
  }
}
