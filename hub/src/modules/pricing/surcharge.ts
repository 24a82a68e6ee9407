import { type BasisPoints, type Cop, type LocalDate, shiftDay } from '@matricula/contract'
import { sum } from '../../shared/money.ts'

export interface LateRates {
  /** What the school charges, as an effective yearly rate. */
  readonly yearly: BasisPoints
  /** The usury rate that was certified for each month, `2025-09`, effective and yearly. */
  readonly usury: Readonly<Record<string, BasisPoints>>
}

export interface LateAmount {
  /** What is owed; no surcharge is part of it. */
  readonly capital: Cop
  readonly dueDate: LocalDate
  readonly paidOn: LocalDate
}

export interface SurchargePart {
  readonly month: string
  readonly days: number
  /** What was charged: the school's rate, or the month's usury rate where that is lower. */
  readonly rate: BasisPoints
  readonly amount: Cop
}

export type Surcharge =
  | { readonly is: 'surcharge'; readonly parts: readonly SurchargePart[]; readonly amount: Cop }
  /** No rate is certified for a month of the delay: nothing may be charged. */
  | { readonly is: 'unknown'; readonly month: string }

/**
 * Interest for each day after the due date until the day of payment, month by month, always on the capital and never on
 * interest. Each part is rounded half up to whole pesos (pricing-47).
 */
export function surchargeOf(
  { capital, dueDate, paidOn }: LateAmount,
  { yearly, usury }: LateRates,
): Surcharge {
  const parts: SurchargePart[] = []
  for (const { month, days } of monthsLate(dueDate, paidOn)) {
    const cap = usury[month]
    if (cap === undefined) return { is: 'unknown', month }
    const rate = Math.min(yearly, cap)
    parts.push({ month, days, rate, amount: interest(capital, rate, days) })
  }
  return { is: 'surcharge', parts, amount: sum(parts.map(({ amount }) => amount)) }
}

const daysOfYear = 365

function interest(capital: Cop, rate: BasisPoints, days: number): Cop {
  return Math.round(capital * ((1 + rate / 10_000) ** (days / daysOfYear) - 1))
}

function monthsLate(dueDate: LocalDate, paidOn: LocalDate): readonly { month: string; days: number }[] {
  const counted = new Map<string, number>()
  for (let day = shiftDay(dueDate, 1); day <= paidOn; day = shiftDay(day, 1)) {
    const month = day.slice(0, 7)
    counted.set(month, (counted.get(month) ?? 0) + 1)
  }
  return [...counted].map(([month, days]) => ({ month, days }))
}
