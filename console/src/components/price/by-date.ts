import type { Quote } from '../../api/types.ts'

type Charge = Quote['charges'][number]

export interface ChargeDate {
  day: string
  total: number
  lines: Charge[]
}

/** The days on which something is charged after today, earliest first. */
export function laterDates(charges: Quote['charges']): ChargeDate[] {
  return byDate(charges.filter(({ paidNow }) => !paidNow))
}

/** Charges grouped by their day, earliest first. */
export function byDate(charges: Charge[]): ChargeDate[] {
  const days = [...new Set(charges.map(({ shipDate }) => shipDate))].sort()
  return days.map((day) => {
    const lines = charges.filter(({ shipDate }) => shipDate === day)
    return { day, lines, total: lines.reduce((sum, { price }) => sum + price, 0) }
  })
}
