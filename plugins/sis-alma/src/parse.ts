import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'

/** A text that may be missing or null; empty then. */
export const text = Joi.string().allow('', null)

/** An id or code: a text, or a number that stands for one. */
export const code = Joi.alternatives(Joi.string().allow('', null), Joi.number().integer().unsafe(false))

export type Code = string | number | null | undefined

const list = Joi.array().items(Joi.any()).required()

/**
 * The list that an answer holds: in `response`, or in the member of `response` by that name. An
 * answer without one is `unknown-outcome`.
 */
export function listIn(answer: unknown, member: string): readonly unknown[] {
  const { response } = parseAnswer(envelope, answer)
  return parseAnswer<unknown[]>(list, Array.isArray(response) ? response : memberOf(response, member))
}

/** What an answer holds of one thing. */
export function responseOf(answer: unknown): unknown {
  return parseAnswer(envelope, answer).response
}

const envelope = Joi.object<{ response: unknown }>({
  response: Joi.alternatives(Joi.array(), Joi.object().unknown()).required(),
}).required()

function memberOf(response: unknown, member: string): unknown {
  return typeof response === 'object' && response !== null ? Reflect.get(response, member) : undefined
}
