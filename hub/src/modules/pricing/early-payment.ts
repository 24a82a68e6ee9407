import { type Cop, type LocalDate, shiftDay } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'
import type { EarlyPayment } from '../seasons/season.ts'

export interface EarlyAmount {
  /** COP that other discounts have left: this one is taken last. */
  readonly amount: Cop
  readonly dueDate: LocalDate
  /** Bogotá's day of the payment. */
  readonly paidOn: LocalDate
}

/** What paying on that day takes off (COP, 0 where it is not early), and the last day of it; never below 0 (pricing-49). */
export function earlyDiscountOf(
  { amount, dueDate, paidOn }: EarlyAmount,
  { discount, daysBefore }: EarlyPayment,
): { readonly discount: Cop; readonly until: LocalDate } {
  const until = shiftDay(dueDate, -daysBefore)
  const left = Math.max(0, lessBasisPoints(amount, discount))
  return { discount: amount > 0 && paidOn <= until ? amount - left : 0, until }
}
