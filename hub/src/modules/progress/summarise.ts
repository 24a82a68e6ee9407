import type { Cop, LocalDate } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { type Step, steps } from '../students/steps.ts'

/** How many of a grade, by its place in the season's list, are at a step. */
export interface Count {
  readonly grade: number
  readonly step: Step
  readonly students: number
}

/** Not on the way from coming in to being done. */
const beside: ReadonlySet<Step> = new Set(['blocked', 'returned', 'withdrawn', 'split'])

/** The season's students by step and by grade; every step stands there, whoever is at it. Who has left is counted there alone. */
export function summariseSteps(counts: readonly Count[], grades: readonly SeasonGrade[]) {
  return {
    students: headsIn(staying(counts)),
    steps: steps.map((step) => ({ step, students: headsIn(at(counts, step)) })),
    funnel: steps.filter((step) => !beside.has(step)).map((step) => reached(counts, step)),
    grades: grades.map(({ id, name }, place) =>
      summariseGrade(
        { grade_id: id, grade: name },
        counts.filter(({ grade }) => grade === place),
      ),
    ),
  }
}

function staying(counts: readonly Count[]): readonly Count[] {
  return counts.filter(({ step }) => step !== 'withdrawn')
}

/** Those who got at least that far. */
function reached(counts: readonly Count[], step: Step) {
  const from = steps.indexOf(step)
  const further = counts.filter((count) => steps.indexOf(count.step) >= from)
  return { step, students: headsIn(further) }
}

/** Waiting are those of whom something is still to come: neither done nor kept out. */
function summariseGrade(
  grade: { readonly grade_id: number; readonly grade: string },
  counts: readonly Count[],
) {
  const students = headsIn(staying(counts))
  const complete = headsIn(at(counts, 'complete'))
  const waiting = students - complete - headsIn(at(counts, 'blocked'))
  const bySteps = Object.fromEntries(steps.map((step) => [step, headsIn(at(counts, step))]))
  return { ...grade, students, complete, waiting, steps: bySteps }
}

function at(counts: readonly Count[], step: Step): readonly Count[] {
  return counts.filter((count) => count.step === step)
}

function headsIn(counts: readonly Count[]): number {
  return sum(counts.map(({ students }) => students))
}

/** The charges of one day that were not paid with the enrollment. */
export interface DueDay {
  readonly date: LocalDate
  readonly amount: Cop
  readonly charges: number
}

/** What was to be charged before today, is today, and will be. */
export function summariseDue(calendar: readonly DueDay[], today: LocalDate) {
  const amountOf = (days: readonly DueDay[]) => sum(days.map(({ amount }) => amount))
  return {
    dueToday: amountOf(calendar.filter(({ date }) => date === today)),
    overdue: amountOf(calendar.filter(({ date }) => date < today)),
    dueLater: amountOf(calendar.filter(({ date }) => date > today)),
    calendar,
  }
}
