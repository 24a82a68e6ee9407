import type { BasisPoints, Cop } from '@matricula/contract'
import type { Locale } from '../config/texts.ts'

export type { BasisPoints, Cop }

/** The whole, in basis points. */
export const whole: BasisPoints = 10_000

/** Beyond this an amount is a mistake, not a price: keeps every product of a year within exact integers. */
export const largestCop: Cop = 1_000_000_000_000

/**
 * R(a/b) = floor((2a+b)/2b): half up, in integers, for negative amounts too (pricing-2).
 * Throws a RangeError for a fraction, a divisor below 1 or a result past exact integers.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const [a, b] = [BigInt(numerator), BigInt(denominator)]
  if (b < 1n) throw new RangeError(`cannot divide by ${b}`)
  const result = Number(floorDivide(2n * a + b, 2n * b))
  if (!Number.isSafeInteger(result)) throw new RangeError(`${result} is past exact integers`)
  return result
}

/** BigInt division cuts towards zero; a floor goes down below zero as well. */
function floorDivide(a: bigint, b: bigint): bigint {
  const cut = a / b
  return a % b < 0n ? cut - 1n : cut
}

/** `amount` x `share`, half up: 1075 and 9400 give 1011 (a float gives 1010). */
export function applyBasisPoints(amount: Cop, share: BasisPoints): Cop {
  return roundHalfUp(BigInt(amount) * BigInt(share), whole)
}

/** `amount` less `discount`, half up. */
export function lessBasisPoints(amount: Cop, discount: BasisPoints): Cop {
  return applyBasisPoints(amount, whole - discount)
}

/** Whole parts that sum to exactly `total`, odd pesos on the first parts. */
export function splitEvenly(total: Cop, parts: number): Cop[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`cannot split into ${parts} parts`)
  const least = Number(floorDivide(BigInt(total), BigInt(parts)))
  const odd = total - least * parts
  return Array.from({ length: parts }, (_, index) => least + (index < odd ? 1 : 0))
}

/**
 * `total` in proportion of weights that are not all 0: floors, with a peso more each for those that lose most by that, the
 * first before the others. Sums to exactly `total`; none of a total up to their sum is above its weight.
 */
export function largestRemainders(total: Cop, weights: readonly number[]): readonly Cop[] {
  const all = BigInt(sum(weights))
  if (all < 1n) throw new RangeError(`cannot divide ${total} by nothing`)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const floors = exact.map((one) => Number(one / all))
  const lost = exact.map((one) => Number(one % all))
  const order = lost.map((_, place) => place).toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
  const odd = new Set(order.slice(0, total - sum(floors)))
  return floors.map((floor, place) => floor + (odd.has(place) ? 1 : 0))
}

export function sum(amounts: readonly Cop[]): Cop {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** 1234567 -> '1.234.567': dot thousands, no decimals, no sign of currency. */
export function formatCop(amount: Cop): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')
}

/** The same with its sign of currency, as families, the office and papers read it: '$1.234.567', '−$1'. */
export function pesos(amount: Cop): string {
  return amount < 0 ? `−$${formatCop(-amount)}` : `$${formatCop(amount)}`
}

/** 250 -> '2,5 %', in English '2.5%'. */
export function formatPercent(points: BasisPoints, locale: Locale): string {
  const percent = String(points / 100)
  return locale === 'en' ? `${percent}%` : `${percent.replace('.', ',')} %`
}

/** A percent as a person writes it (12.5) in basis points (1250), exactly; null beyond two decimals. */
export function basisPointsOfPercent(percent: number): BasisPoints | null {
  const written = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(percent))
  if (!written) return null
  const [, sign = '', units = '', decimals = ''] = written
  return Number(`${sign}${units}${decimals.padEnd(2, '0')}`)
}
