import type { Cop, LocalDate, OpenInvoice } from '@matricula/contract'
import type { ParentSeason } from '../seasons/season.ts'
import { earlyDiscountOf } from './early-payment.ts'
import { surchargeOf } from './surcharge.ts'

/** What an invoice costs on a day, in COP: what is pending, and what the day adds or takes off. */
export interface DayPrice {
  readonly surcharge: Cop
  readonly discount: Cop
  /** The last day of the discount; null where there is none on that day. */
  readonly discountUntil: LocalDate | null
  /** Pending and surcharge less discount. */
  readonly toPay: Cop
}

/** By which a season prices a day. */
export type DayRules = Pick<ParentSeason, 'dates' | 'surcharge' | 'earlyPayment'>

/**
 * What an invoice costs on a Bogotá day (invoices-21). Only one due on the season's first day of monthly charges or
 * after it is of a later charge: matrícula and what earlier years left cost what is pending.
 */
export function priceOnDay(
  { pending, dueDate }: Pick<OpenInvoice, 'pending' | 'dueDate'>,
  paidOn: LocalDate,
  { dates, surcharge: rates, earlyPayment }: DayRules,
): DayPrice {
  const isLater = dueDate >= (dates.monthly[0] ?? '')
  const surcharge =
    isLater && rates !== null ? surchargeOf({ capital: pending, dueDate, paidOn }, rates).amount : 0
  const early =
    isLater && earlyPayment !== null
      ? earlyDiscountOf({ amount: pending, dueDate, paidOn }, earlyPayment)
      : null
  const discount = early?.discount ?? 0
  return {
    surcharge,
    discount,
    discountUntil: discount > 0 ? (early?.until ?? null) : null,
    toPay: pending + surcharge - discount,
  }
}
