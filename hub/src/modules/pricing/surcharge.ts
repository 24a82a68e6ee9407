import type { BasisPoints, Cop, LocalDate } from '@matricula/contract'
import { shiftDay } from '@matricula/contract'
import { sum, whole } from '../../shared/money.ts'
import type { SurchargeRates } from '../seasons/season.ts'

export interface LateAmount {
  /** COP that is owed; no surcharge is part of it. */
  readonly capital: Cop
  readonly dueDate: LocalDate
  /** Bogotá's day of the payment. */
  readonly paidOn: LocalDate
}

export interface SurchargePart {
  readonly month: string
  readonly days: number
  /** What was charged: the school's rate, or the month's usury rate where that is lower. */
  readonly rate: BasisPoints
  /** COP */
  readonly amount: Cop
}

export interface Surcharge {
  readonly parts: readonly SurchargePart[]
  /** COP */
  readonly amount: Cop
}

/**
 * Interest for each day after the due date until the day of payment, month by month, always on the capital and never on
 * interest. Each part is rounded half up to whole pesos; a month without a certified rate bears nothing (pricing-48).
 */
export function surchargeOf(
  { capital, dueDate, paidOn }: LateAmount,
  { yearly, usury }: SurchargeRates,
): Surcharge {
  const parts = monthsLate(dueDate, paidOn).flatMap(({ month, days }) => {
    const certified = usury.find((one) => one.month === month)
    if (certified === undefined) return []
    const rate = Math.min(yearly, certified.rate)
    return [{ month, days, rate, amount: interest(capital, rate, days) }]
  })
  return { parts, amount: sum(parts.map(({ amount }) => amount)) }
}

const daysOfYear = 365

function interest(capital: Cop, rate: BasisPoints, days: number): Cop {
  return Math.round(capital * ((1 + rate / whole) ** (days / daysOfYear) - 1))
}

/** The days after the due date until that of the payment, by month. */
function monthsLate(dueDate: LocalDate, paidOn: LocalDate) {
  const months: { readonly month: string; readonly days: number }[] = []
  for (let from = shiftDay(dueDate, 1); from <= paidOn;) {
    const end = lastDayOfMonth(from)
    const to = end < paidOn ? end : paidOn
    months.push({ month: from.slice(0, 7), days: dayOfMonth(to) - dayOfMonth(from) + 1 })
    from = shiftDay(to, 1)
  }
  return months
}

const dayOfMonth = (day: LocalDate) => Number(day.slice(8))

function lastDayOfMonth(day: LocalDate): LocalDate {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10)
}
