import Joi from 'joi'
import type { HttpResponse } from '@matricula/contract'
import { parseKeepingLongNumbers } from './from-json.ts'

/** What every answer comes in, beside what was asked for. */
export interface Envelope {
  /** 0 is success. */
  readonly code: number
  readonly status: string
  /** The key or field that a refusal is about. */
  readonly error_param?: string
}

const schema = Joi.object<Envelope>({
  code: Joi.number().integer().required(),
  status: Joi.string().lowercase().required(),
  error_param: Joi.string().failover(''),
}).unknown()

/** The envelope in an answer; null when there is none. */
export function envelopeFrom(response: HttpResponse): Envelope | null {
  try {
    const { error, value } = schema.validate(parseKeepingLongNumbers(response.text()))
    return error || !value ? null : value
  } catch {
    return null
  }
}

export function isSuccess({ code, status }: Envelope): boolean {
  return code === 0 && status === 'success'
}
