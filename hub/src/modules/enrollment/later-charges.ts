import type { LocalDate } from '../../shared/local-date.ts'
import { type Cop, sum } from '../../shared/money.ts'
import type { Charge } from '../pricing/quote.ts'

/** What the school charges on a day after the payment. */
export interface LaterDay {
  readonly day: LocalDate
  readonly amount: Cop
}

/** Pure: what is charged after the payment, day by day, earliest first. */
export function laterCharges(charges: readonly Charge[]): readonly LaterDay[] {
  const later = charges.filter(({ paidNow }) => !paidNow)
  const days = [...new Set(later.map(({ shipDate }) => shipDate))].sort()
  return days.map((day) => {
    const due = later.filter(({ shipDate }) => shipDate === day)
    return { day, amount: sum(due.map(({ price }) => price)) }
  })
}
