import type { StudentPrice } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { Season } from '../seasons/season.ts'
import { dateCharges } from './dated-charges.ts'
import { planMonths, type Portion } from './portions.ts'
import { priceItem, type ItemPlace, type PricedItem } from './price-item.ts'
import type { Charge, ParentInput, QuoteRow, Report } from './quote.ts'
import { proofStep } from './step.ts'

/** A priced line: its row of the table, its dated charges and what staff should know. */
export interface Line {
  readonly row: QuoteRow
  readonly charges: readonly Charge[]
  readonly reports: readonly Report[]
}

export type LinePlace = ItemPlace & { readonly season: Season; readonly input: ParentInput }

/** CA-: m now, on the annual date, in every period. */
export function priceAnnual(place: LinePlace, item: StudentPrice): Line {
  const priced = priceItem(place, item)
  const amount = priced.total
  const step = proofStep('annual-now', { unit: amount }, amount)
  const dates = [place.parent.dates.annual]
  return lineOf(place, priced, [{ amount, base: amount, dates, paidNow: true, step }])
}

/** CM-: the year or the semester ahead, less the discount of pension codes; or all of it charged by month. */
export function priceMonthly(place: LinePlace, item: StudentPrice): Line {
  const { parent, input } = place
  const priced = priceItem(place, item)
  const discountOf = (paid: 'year' | 'semester') =>
    parent.pensionCodes.includes(item.itemCode) ? parent.periods[paid].pension : 0
  const portions = planMonths(parent, {
    steps: '',
    unit: priced.total,
    period: input.period,
    year: discountOf('year'),
    semester: discountOf('semester'),
    parts: item.itemCode === parent.quotas.item ? input.quotas : parent.periods.year.months,
  })
  return lineOf(place, priced, portions)
}

/**
 * Joins an item and its portions. Items of the price list keep their charges at price 0: accounting records by
 * them which resolution, scholarship or annuity made the price 0.
 */
export function lineOf(place: LinePlace, item: PricedItem, portions: readonly Portion[]): Line {
  const { reports, explanation, ...amounts } = item
  const due = (paidNow: boolean) =>
    sum(portions.filter((portion) => portion.paidNow === paidNow).map(({ amount }) => amount))
  const row = {
    ...amounts,
    now: due(true),
    later: due(false),
    explanation: [...explanation, ...portions.map(({ step }) => step)],
  }
  return { row, charges: dateCharges(place.season, place.parent.taxCode, item, portions), reports }
}
