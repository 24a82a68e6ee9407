import type { BasisPoints, Cop, Instant, LocalDate, StudentPrice } from '@matricula/contract'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { Period, Season } from '../seasons/season.ts'
import type { Step } from './step.ts'

/** What a family asks to be priced; money in whole pesos, `now` from the season's clock. */
export interface ParentInput {
  readonly season: Season
  readonly now: Date
  readonly gradeKey: string
  /** CA- items. */
  readonly annual: readonly StudentPrice[]
  /** CM- items. */
  readonly monthly: readonly StudentPrice[]
  readonly period: Period
  /** Instalments of the pension, 1 to the season's months; read in period 3 only. */
  readonly quotas: number
  readonly transport: PricedChoice | null
  readonly activities: readonly PricedChoice[]
  /** Above 0 is owed, below 0 is in the family's favour. */
  readonly balance: Cop
}

/** A transport or activity chosen: its price of one month. */
export interface PricedChoice {
  readonly code: string
  readonly name: string
  readonly price: Cop
}

export interface ParentQuote {
  readonly is: 'quote'
  readonly period: Period
  readonly quotas: number
  readonly annual: readonly QuoteRow[]
  readonly monthly: readonly QuoteRow[]
  readonly transport: readonly QuoteRow[]
  readonly activities: readonly QuoteRow[]
  readonly totals: QuoteTotals
  readonly charges: readonly Charge[]
  /** What staff should look at; none of it changes a price. */
  readonly reports: readonly Report[]
  /** The next instant at which a price changes; null when none will. */
  readonly validUntil: Instant | null
}

/** One line of a table: a month's (or the year's) amounts A to E (pricing-8), and what is due when. */
export interface QuoteRow {
  readonly code: string
  readonly name: string
  /** A, the authorised price. */
  readonly resolution: Cop
  /** p */
  readonly progressiveDiscount: BasisPoints
  /** C, the price less the institutional discount. */
  readonly commercial: Cop
  /** D */
  readonly futureAnnuities: Cop
  /** C - D */
  readonly discounted: Cop
  readonly scholarship: BasisPoints
  /** E: m, the column Total. */
  readonly total: Cop
  readonly now: Cop
  readonly later: Cop
  readonly explanation: readonly Step[]
}

export interface QuoteTotals {
  readonly annualNow: Cop
  readonly monthlyNow: Cop
  readonly transportNow: Cop
  readonly activitiesNow: Cop
  readonly subtotal: Cop
  readonly balance: Cop
  /** max(0, subtotal + balance) */
  readonly totalV: Cop
  /** max(0, -(subtotal + balance)) */
  readonly creditLeft: Cop
  readonly later: Cop
  /** advance: nothing is left to pay. */
  readonly path: 'pay' | 'advance'
}

/** A dated part of a line as accounting gets it (pricing-23). The parts of a line sum to it (pricing-25). */
export interface Charge {
  readonly code: string
  readonly name: string
  readonly shipDate: LocalDate
  /** UnitPrice: the part charged. */
  readonly price: Cop
  readonly paidNow: boolean
  readonly quantity: 1
  readonly taxCode: string
  readonly discountPercent: 0
  readonly project: string
  readonly resolution: Cop
  readonly progressiveDiscount: BasisPoints
  readonly progressiveDiscountBase: Cop
  readonly futureAnnualities: Cop
  /** This part before the period's discount; over a line, they sum to the line before it. */
  readonly totalBase: Cop
}

export type Report =
  | { readonly is: 'commercial-differs'; readonly code: string; readonly sent: Cop; readonly computed: Cop }
  | { readonly is: 'total-differs'; readonly code: string; readonly sent: Cop; readonly computed: Cop }

export type RefusalCode = 'PERIOD_CLOSED' | 'BAD_INPUT' | 'TRANSPORT_MODE_UNKNOWN'

/** Why there is no price. `values` has the `field` (`annual[0].price`) and what was `found` there, or `since` when. */
export type PriceRefusal<Code extends RefusalCode = RefusalCode> = Refusal<Code>

/** A value no family and no price list may send. */
export function refuseInput(field: string, found: unknown): PriceRefusal<'BAD_INPUT'> {
  return refuse('BAD_INPUT', { values: { field, found: String(found) } })
}
