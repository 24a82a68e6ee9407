import Joi from 'joi'
import type { HttpResponse } from '@matricula/contract'

/** What every answer comes in; `data` is an object, a text, or `[]` when nothing matched. */
export interface Envelope {
  /** In small letters; `0` is success. */
  readonly code: string
  readonly data: unknown
}

const schema = Joi.object<Envelope>({
  code: Joi.string().lowercase().required(),
  data: Joi.any(),
}).unknown()

/**
 * The envelope in an answer's text, whatever content type it is sent under: the gateway sends its JSON as XML.
 * Null when there is none.
 */
export function envelopeFrom(response: HttpResponse): Envelope | null {
  try {
    const { error, value } = schema.validate(JSON.parse(response.text()))
    return error || !value ? null : value
  } catch {
    return null
  }
}
