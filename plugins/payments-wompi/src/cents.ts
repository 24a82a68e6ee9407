import { PluginFault } from '@matricula/contract'
import type { Cop } from '@matricula/contract'

/** The largest amount of Wompi's documentation. */
export const mostCents = 1_000_000_000_000

/** Whole pesos as the cents Wompi counts in. Fails with `invalid` for what is no amount. */
export function centsFrom(pesos: Cop): number {
  const cents = pesos * 100
  if (Number.isSafeInteger(pesos) && pesos > 0 && Number.isSafeInteger(cents)) return cents
  throw new PluginFault('invalid', 'the amount is not a positive whole number of pesos', { field: 'amount' })
}

/** Cents as whole pesos; null for a fraction, which the peso does not have. */
export function pesosFrom(cents: number): Cop | null {
  return cents % 100 === 0 ? cents / 100 : null
}
