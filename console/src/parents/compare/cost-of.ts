import type { Quote } from '../../api/types.ts'
import { laterDates, type ChargeDate } from '../../components/price/by-date.ts'

type Charge = Quote['charges'][number]

export interface PeriodCost {
  /** All that the enrollment costs, today and later; an earlier year's balance is no part of it. */
  whole: number
  now: number
  later: number
  /** What is charged today, of each service. */
  services: readonly { readonly name: string; readonly amount: number }[]
  /** The days on which something is charged later, earliest first. */
  days: readonly ChargeDate[]
}

export function costOf({ totals, charges }: Pick<Quote, 'totals' | 'charges'>): PeriodCost {
  const { subtotal, later } = totals
  const days = laterDates(charges)
  return { whole: subtotal + later, now: subtotal, later, services: servicesOf(charges), days }
}

/** A period may charge several months of one service today. */
function servicesOf(charges: readonly Charge[]): PeriodCost['services'] {
  const today = charges.filter(({ paidNow }) => paidNow)
  const names = [...new Set(today.map(({ name }) => name))]
  return names.map((name) => ({
    name,
    amount: today.reduce((sum, charge) => (charge.name === name ? sum + charge.price : sum), 0),
  }))
}

/** What a period saves against paying nothing ahead; null while one of the two is not known. */
export function savedBy(cost: PeriodCost | null, monthly: PeriodCost | null): number | null {
  return cost === null || monthly === null ? null : monthly.whole - cost.whole
}
