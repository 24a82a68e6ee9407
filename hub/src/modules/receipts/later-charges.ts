import { sum } from '../../shared/money.ts'
import type { Charge } from '../pricing/quote.ts'

export interface LaterCharge {
  readonly day: string
  readonly amount: number
}

/** Pure: what is charged after the payment, day by day, earliest first. */
export function laterCharges(charges: readonly Charge[]): readonly LaterCharge[] {
  const later = charges.filter(({ paidNow }) => !paidNow)
  const days = [...new Set(later.map(({ shipDate }) => shipDate))].sort()
  return days.map((day) => {
    const due = later.filter(({ shipDate }) => shipDate === day)
    return { day, amount: sum(due.map(({ price }) => price)) }
  })
}
