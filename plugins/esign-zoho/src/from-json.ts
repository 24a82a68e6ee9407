import Joi from 'joi'
import { PluginFault } from '@matricula/contract'

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * JSON whose whole numbers too long for a number come out as text: Zoho's ids have 18 digits and sometimes arrive
 * without quotes. Throws a SyntaxError.
 */
export function parseKeepingLongNumbers(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return plain
  return JSON.parse(text.replace(tokens, (token) => (isTooLong(token) ? `"${token}"` : token)))
}

function isTooLong(token: string): boolean {
  return /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token))
}

/** An id as text, however it came. */
export const id = Joi.alternatives(
  Joi.string().pattern(/^\d{1,40}$/),
  Joi.number().integer().positive().strict(),
).custom(String)

/** What joi says about a value quotes it, so it isn't kept as the cause. */
export function parseWith<T>(schema: Joi.ObjectSchema<T>, content: unknown): T {
  const { error, value } = schema.required().validate(content)
  if (error) throw new PluginFault('unknown-outcome', 'Zoho Sign answered something unreadable')
  return value
}
