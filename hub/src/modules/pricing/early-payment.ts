import { type BasisPoints, type Cop, type LocalDate, shiftDay } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'

/** What a school takes off for who pays early. */
export interface EarlyPayment {
  readonly discount: BasisPoints
  /** The last day on which it holds is so many days before the due date. */
  readonly daysBefore: number
}

export interface DatedAmount {
  /** What other discounts have left: this one is taken last. */
  readonly amount: Cop
  readonly dueDate: LocalDate
  /** The bank's day of the payment in Bogotá. */
  readonly paidOn: LocalDate
}

/** What is to pay on that day, and how much of it the discount took off; never below 0 (pricing-48). */
export function payEarly(
  { amount, dueDate, paidOn }: DatedAmount,
  { discount, daysBefore }: EarlyPayment,
): { readonly toPay: Cop; readonly discount: Cop } {
  const isEarly = amount > 0 && paidOn <= shiftDay(dueDate, -daysBefore)
  const toPay = isEarly ? Math.max(0, lessBasisPoints(amount, discount)) : Math.max(0, amount)
  return { toPay, discount: isEarly ? amount - toPay : 0 }
}
