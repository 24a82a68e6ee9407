import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'

export interface ListPage {
  readonly rows: readonly unknown[]
  /** As it was said, relative to the root or to the host; null on the last page. */
  readonly next: string | null
}

interface Body {
  readonly value: readonly unknown[]
  readonly 'odata.nextLink'?: string | null
  readonly '@odata.nextLink'?: string | null
}

const body = Joi.object<Body>({
  value: Joi.array().items(Joi.object().unknown()).required(),
  'odata.nextLink': Joi.string().allow(null, ''),
  '@odata.nextLink': Joi.string().allow(null, ''),
})
  .unknown()
  .required()

/** A page of a list of either root. */
export function pageFrom(answer: unknown): ListPage {
  const { value, ...links } = parseAnswer(body, answer)
  const next = links['@odata.nextLink'] ?? links['odata.nextLink'] ?? ''
  return { rows: value, next: next === '' ? null : next }
}
