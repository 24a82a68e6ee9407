import Joi from 'joi'

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
