import { type DayTerms, daysAfter } from '../season-days.ts'
import { sum } from '../sum.ts'

interface Invoice {
  /** COP */
  readonly pending: number
  readonly dueOn: string
}

/** COP that a day adds and takes off, worked out a second time beside the hub's (pricing-48, pricing-49). Pure. */
export function dayPrice(
  { pending, dueOn }: Invoice,
  day: string,
  { firstDueOn, surcharge, earlyPayment }: DayTerms,
): { readonly surcharge: number; readonly discount: number } {
  if (dueOn < firstDueOn) return { surcharge: 0, discount: 0 }
  const isEarly = earlyPayment !== null && day <= daysAfter(dueOn, -earlyPayment.daysBefore)
  const left = isEarly ? Math.round((pending * (10_000 - earlyPayment.discount)) / 10_000) : pending
  return {
    surcharge: surcharge === null ? 0 : interest(pending, daysLate(dueOn, day), surcharge),
    discount: pending - left,
  }
}

function daysLate(dueOn: string, day: string): readonly string[] {
  const days: string[] = []
  for (let one = daysAfter(dueOn, 1); one <= day; one = daysAfter(one, 1)) days.push(one)
  return days
}

function interest(
  capital: number,
  days: readonly string[],
  { yearly, usury }: NonNullable<DayTerms['surcharge']>,
): number {
  return sum(
    usury.map(({ month, rate }) => {
      const late = days.filter((day) => day.startsWith(month)).length
      return Math.round(capital * ((1 + Math.min(yearly, rate) / 10_000) ** (late / 365) - 1))
    }),
  )
}
