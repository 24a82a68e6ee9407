import type { HttpResponse } from '@matricula/contract'
import Joi from 'joi'

/** SAP's error, without its words. */
export interface SapError {
  readonly code: number
  /** The number that a message of the business rules begins with. */
  readonly number: string | null
  /** The column a message points to, such as RDR1.ItemCode. */
  readonly field: string | null
  readonly line: string | null
}

interface Body {
  readonly error: { readonly code: number | string; readonly message: string | { readonly value: string } }
}

/** v1 has a number and an object, v2 two texts. */
const body = Joi.object<Body>({
  error: Joi.object({
    code: Joi.alternatives(Joi.number(), Joi.string().pattern(/^-?\d+$/)).required(),
    message: Joi.alternatives(
      Joi.string().allow(''),
      Joi.object({ value: Joi.string().allow('').required() }).unknown(),
    ).required(),
  })
    .unknown()
    .required(),
}).unknown()

/** The error in an answer of either root; null when there is none to read. */
export function sapErrorFrom({ text }: Pick<HttpResponse, 'text'>): SapError | null {
  const { error, value } = body.validate(jsonOrNull(text()))
  if (error !== undefined || value === null) return null
  const { code, message } = value.error
  const words = typeof message === 'string' ? message : message.value
  return {
    code: Number(code),
    number: /^\s*(\d{4,12})\s*-/.exec(words)?.[1] ?? null,
    field: /\[([A-Z0-9]{3,5}\.\w{1,50})\]/.exec(words)?.[1] ?? null,
    line: /\[line: (\d{1,5})\]/.exec(words)?.[1] ?? null,
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
