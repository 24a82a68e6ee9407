import Joi from 'joi'
import { faultOfStatus, jsonOrNothing, own, PluginFault } from '@matricula/contract'
import type { FaultCode, HttpResponse, StatusFaults } from '@matricula/contract'

/** What the statuses mean where the body says nothing more. */
export const statusFaults = {
  400: 'rejected',
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'not-found',
  422: 'rejected',
  429: 'throttled',
} as const satisfies StatusFaults

/** The codes at the end of `Authentication Failed 103`. */
export const authenticationFaults: Readonly<Record<string, { code: FaultCode; says: string }>> = {
  100: { code: 'invalid', says: 'the request carries no proof of us, or a malformed one' },
  101: { code: 'unauthorised', says: 'the login is unknown, or of the other environment' },
  102: { code: 'unauthorised', says: 'the secret key, or tranKeyHash, is not the one of the site' },
  103: { code: 'unauthorised', says: 'our clock is more than 5 minutes off' },
  104: { code: 'unauthorised', says: 'the site is inactive' },
  105: { code: 'unauthorised', says: 'the site has expired' },
  106: { code: 'unauthorised', says: 'the credentials have expired' },
  107: { code: 'unauthorised', says: 'the token is malformed' },
  10001: { code: 'unauthorised', says: 'the vendor wants its support to be asked' },
}

/**
 * The fault that an answer tells; null for a good one. `FAILED` is about the call, whatever the HTTP status; it is
 * never a declined payment.
 */
export function faultOf(response: HttpResponse, now: Date): PluginFault | null {
  const failed = failureIn(response)
  if (failed === null || response.status >= 500 || response.status === 429) {
    return faultOfStatus(response, { statuses: statusFaults, now })
  }
  const authentication = authenticationFault(response, failed)
  if (authentication !== null)
    return new PluginFault(authentication.code, `placetopay: ${authentication.says}`)
  const fault = faultOfStatus(response, { statuses: statusFaults, now })
  if (fault !== null && fault.code !== 'rejected') return fault
  return new PluginFault('rejected', 'placetopay refused the request', { reason: reasonOf(failed) })
}

interface Failure {
  readonly reason?: string | number | null
  readonly message?: string | null
}

const failureSchema = Joi.object<{ status: Failure }>({
  status: Joi.object({
    status: Joi.valid('FAILED').required(),
    reason: Joi.alternatives(Joi.string().allow(''), Joi.number()).allow(null),
    message: Joi.string().allow(null, ''),
  })
    .unknown()
    .required(),
}).unknown()

function failureIn(response: HttpResponse): Failure | null {
  const { error, value } = failureSchema.validate(jsonOrNothing(response), { convert: false })
  return error === undefined && value !== undefined ? value.status : null
}

function authenticationFault({ status }: HttpResponse, { message }: Failure) {
  const text = message ?? ''
  if (status !== 401 && !/^\s*aut(?:h|e)entica/i.test(text)) return null
  const code = /(\d{3,5})\W*$/.exec(text)?.[1] ?? ''
  return (
    own(authenticationFaults, code) ?? { code: 'unauthorised' as const, says: 'our credentials were refused' }
  )
}

/** The vendor's code; its sentence may quote what we sent. */
function reasonOf({ reason }: Failure): string {
  const code = String(reason ?? '')
  return /^[\w?-]{1,30}$/.test(code) ? `FAILED ${code}` : 'FAILED'
}
