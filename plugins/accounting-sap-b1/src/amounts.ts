import type { BasisPoints, Cop } from '@matricula/contract'
import Joi from 'joi'

/**
 * A decimal such as 1850000.0 or "12.50" as a whole number of 10^-places, without float arithmetic; null when it is
 * finer than that, no plain decimal, or beyond exact numbers.
 */
export function parseScaled(value: unknown, places: number): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const match = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(String(value))
  const decimals = match?.[3] ?? ''
  if (match === null || decimals.length > places) return null
  const size = Number(`${match[2]}${decimals.padEnd(places, '0')}`)
  if (!Number.isSafeInteger(size)) return null
  return match[1] === '-' ? 0 - size : size
}

/** Whole pesos; a fraction is refused, as nobody says where it should go. */
export const pesos = Joi.any().custom(
  (value: unknown, helpers): Cop | Joi.ErrorReport => parseScaled(value, 0) ?? helpers.error('any.invalid'),
)

/** A percentage with at most two decimals, as hundredths of a percent from 0 to 10000. */
export const percentage = Joi.any().custom((value: unknown, helpers): BasisPoints | Joi.ErrorReport => {
  const points = parseScaled(value, 2)
  return points === null || points < 0 || points > 10_000 ? helpers.error('any.invalid') : points
})
