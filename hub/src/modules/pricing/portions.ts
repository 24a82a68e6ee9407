import type { BasisPoints, Cop, LocalDate } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'
import type { ParentSeason, Period } from '../seasons/season.ts'
import { proofStep, type Step, type StepName } from './step.ts'

/** A share of a line: what is charged, what it was before the period's discount, and on which days. */
export interface Portion {
  readonly amount: Cop
  readonly base: Cop
  readonly dates: readonly LocalDate[]
  readonly paidNow: boolean
  readonly step: Step
}

export interface MonthsPlan {
  /** Which steps its proof has: its own, or those of transport. */
  readonly steps: '' | 'transport-'
  /** m or t, the price of one month. */
  readonly unit: Cop
  readonly period: Period
  /** Discount of period 1 and of period 2; period 3 has none. */
  readonly year: BasisPoints
  readonly semester: BasisPoints
  /** In how many dates period 3 charges the year. */
  readonly parts: number
}

/** The portions of a monthly line or of transport (pricing-15, pricing-16, pricing-17, pricing-20). */
export function planMonths(parent: ParentSeason, plan: MonthsPlan): Portion[] {
  const { periods, dates } = parent
  const ahead = periods.semester.months
  if (plan.period === 1) {
    return [paidAhead(`${plan.steps}year-now`, plan.unit, periods.year.months, [dates.annual], plan.year)]
  }
  if (plan.period === 2) {
    return [
      paidAhead(`${plan.steps}semester-now`, plan.unit, ahead, dates.monthly.slice(0, ahead), plan.semester),
      chargedLater(
        `${plan.steps}semester-later`,
        plan.unit,
        periods.year.months - ahead,
        dates.monthly.slice(ahead),
      ),
    ]
  }
  return [
    chargedLater(
      `${plan.steps}months-later`,
      plan.unit,
      periods.year.months,
      dates.monthly.slice(0, plan.parts),
    ),
  ]
}

/** The portions of an activity: its months on the activities' dates, with a discount in periods 1 and 2. */
export function planActivity(
  parent: ParentSeason,
  plan: Pick<MonthsPlan, 'unit' | 'period' | 'year' | 'semester'>,
): Portion[] {
  const { months } = parent.activities
  const { activities: dates } = parent.dates
  if (plan.period === 3) return [chargedLater('activity-later', plan.unit, months, dates)]
  return [paidAhead('activity-now', plan.unit, months, dates, plan.period === 1 ? plan.year : plan.semester)]
}

function paidAhead(
  name: StepName,
  unit: Cop,
  months: number,
  dates: readonly LocalDate[],
  discount: BasisPoints,
): Portion {
  const base = unit * months
  const amount = lessBasisPoints(base, discount)
  const step = proofStep(name, { unit, months, discount, parts: dates.length }, amount)
  return { amount, base, dates, paidNow: true, step }
}

function chargedLater(name: StepName, unit: Cop, months: number, dates: readonly LocalDate[]): Portion {
  const amount = unit * months
  const step = proofStep(name, { unit, months, parts: dates.length }, amount)
  return { amount, base: amount, dates, paidNow: false, step }
}
