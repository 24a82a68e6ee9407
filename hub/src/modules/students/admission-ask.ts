import Joi from 'joi'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { vendorId } from './sis.schemas.ts'
import { schoolCode } from './students.schemas.ts'

/** Which admission: by its id, by the student's code, or by both. */
export type AdmissionAsk =
  { readonly id: string; readonly code?: string } | { readonly id?: string; readonly code: string }

/** An id may come as a number, as the admissions system writes it. */
export const admissionAsk = Joi.object<AdmissionAsk>({
  id: Joi.alternatives(vendorId, Joi.number().integer().min(0).cast('string')),
  code: schoolCode,
})
  .or('id', 'code')
  .label('AdmissionAsk')

/** Reads the JSON that the address carries. */
export function askFromAddress(json: string): AdmissionAsk | Refusal<'BAD_REQUEST'> {
  const { error, value } = admissionAsk.required().validate(parsed(json))
  return error === undefined ? value : refuse('BAD_REQUEST')
}

/** Undefined for what is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
