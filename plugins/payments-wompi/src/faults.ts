import Joi from 'joi'
import { faultOfStatus, jsonOrNothing, PluginFault } from '@matricula/contract'
import type { HttpResponse, StatusFaults } from '@matricula/contract'

/** What Wompi's statuses mean; 404 is what a wrong key gets too, so it is never a plain miss. */
export const statusFaults = {
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'not-found',
  422: 'rejected',
  429: 'throttled',
} as const satisfies StatusFaults

/** The public key stands in the path, so an answer that there is no such merchant is about our key. */
export const merchantFaults = {
  ...statusFaults,
  404: 'unauthorised',
  422: 'unauthorised',
} as const satisfies StatusFaults

/** The fault that an answer tells; null for a good one. A refusal says which fields, never what Wompi wrote about them. */
export function faultOf(response: HttpResponse, statuses: StatusFaults, now: Date): PluginFault | null {
  const fault = faultOfStatus(response, { statuses, now })
  if (fault === null || fault.code !== 'rejected') return fault
  const { type, fields } = refusalIn(response)
  const [field] = fields
  const reason = fields.length === 0 ? type : `${type}: ${fields.join(', ')}`
  return new PluginFault('rejected', fault.message, { reason, ...(field !== undefined && { field }) })
}

interface Refusal {
  readonly type: string
  readonly fields: readonly string[]
}

const refusalSchema = Joi.object<{ error: { type: string; messages?: Record<string, unknown> } }>({
  error: Joi.object({
    type: Joi.string()
      .pattern(/^\w{1,40}$/)
      .required(),
    messages: Joi.object(),
  })
    .unknown()
    .required(),
}).unknown()

function refusalIn(response: HttpResponse): Refusal {
  const { error, value } = refusalSchema.validate(jsonOrNothing(response), { convert: false })
  if (error !== undefined || value === undefined) return { type: `status ${response.status}`, fields: [] }
  const fields = Object.keys(value.error.messages ?? {}).filter((name) => /^[a-z_:.-]{1,40}$/i.test(name))
  return { type: value.error.type, fields: fields.slice(0, 5) }
}
