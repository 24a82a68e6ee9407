import { faultOfStatus, PluginFault, own } from '@matricula/contract'
import type { FaultCode, HttpResponse } from '@matricula/contract'
import { sapErrorFrom, type SapError } from './from-error.ts'

/** What SAP's own codes mean for the hub; the status beside them is not to be trusted. */
const codes: Readonly<Record<number, FaultCode>> = {
  301: 'unauthorised',
  804: 'unauthorised',
  [-10]: 'rejected',
  [-1000]: 'invalid',
  [-2028]: 'not-found',
  [-2035]: 'conflict',
  [-2039]: 'rejected',
  [-5002]: 'rejected',
  [-5006]: 'rejected',
  1320000140: 'conflict',
}

const statuses = { 401: 'unauthorised', 403: 'unauthorised', 404: 'not-found', 429: 'throttled' } as const

/**
 * The fault an answer of Service Layer tells; null for 2xx. A code nobody heard of under status 400 is `rejected`, as
 * SAP understood and refused; a 5xx tells nothing about what happened.
 */
export function faultOfAnswer(response: HttpResponse, now: Date): PluginFault | null {
  const { status } = response
  const sapError = status >= 400 && status < 500 ? sapErrorFrom(response) : null
  if (sapError === null) return faultOfStatus(response, { statuses, now })
  const code = codes[sapError.code] ?? (status === 400 ? 'rejected' : null)
  return code === null ? faultOfStatus(response, { statuses, now }) : faultOfCode(code, sapError)
}

function faultOfCode(code: FaultCode, sapError: SapError): PluginFault {
  return new PluginFault(code, `SAP answered with code ${sapError.code}`, {
    reason: reasonOf(sapError),
    ...(sapError.field === null ? {} : { field: sapError.field }),
  })
}

/** SAP's message may name a family, so only its numbers and column names are passed on. */
function reasonOf({ code, number, field, line }: SapError): string {
  const parts = [
    `SAP ${code}`,
    number === null ? '' : `message ${number}`,
    field === null ? '' : `at ${field}`,
    line === null ? '' : `line ${line}`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** What the SQL driver's codes mean; everything here is a read, so what nobody heard of is `unreachable`. */
const driverCodes: Readonly<Record<string, FaultCode>> = {
  EARGS: 'invalid',
  EABORT: 'unreachable',
  ECANCEL: 'unreachable',
  ECONNCLOSED: 'unreachable',
  EINSTLOOKUP: 'unreachable',
  ELOGIN: 'unauthorised',
  ENOTOPEN: 'unreachable',
  EREQUEST: 'invalid',
  ESOCKET: 'unreachable',
  ETIMEOUT: 'unreachable',
}

/** What SQL Server's error numbers mean: no such column or table, no permission, deadlock, lock time-out. */
const serverNumbers: Readonly<Record<number, FaultCode>> = {
  207: 'unsupported',
  208: 'unsupported',
  229: 'unauthorised',
  230: 'unauthorised',
  916: 'unauthorised',
  1205: 'unreachable',
  1222: 'unreachable',
  4060: 'unauthorised',
  18456: 'unauthorised',
}

/** The fault of a failed statement. The driver's own error quotes names and hosts, so it isn't kept. */
export function faultOfSqlError(error: unknown): PluginFault {
  if (error instanceof PluginFault) return error
  const number = numberOf(error)
  const code = serverNumbers[number ?? 0] ?? own(driverCodes, driverCodeOf(error)) ?? 'unreachable'
  const known = number === null ? '' : ` with error ${number}`
  return new PluginFault(code, `the company database did not answer the question${known}`)
}

function numberOf(error: unknown): number | null {
  return error instanceof Error && 'number' in error && typeof error.number === 'number' ? error.number : null
}

function driverCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
