import type { SeasonGrade } from '../seasons/season.ts'
import type { ProgressRow } from './progress.store.ts'
import { stepAt } from '../students/steps.ts'

/** A row of the list of who is missing. */
export function viewProgress(row: ProgressRow, grades: readonly SeasonGrade[]) {
  const grade = grades[row.grade]
  const chosen = choicesOf(row)
  return {
    student: row.code,
    name: `${row.first_names} ${row.last_names}`,
    grade: grade?.name ?? '',
    grade_id: grade?.id ?? 0,
    step: stepAt(row.step),
    since: row.since === '' ? null : row.since,
    period: chosen.period,
    method: chosen.method,
    total: row.total,
    paid_at: row.paid_at,
    balance_due_later: row.paid_at === null ? null : Number(row.due_later ?? 0),
    exceptions: Number(row.exceptions),
  }
}

/** What the order was priced with, else what the wizard holds so far; an order of the office has neither. */
function choicesOf({ period, method, draft }: ProgressRow): Choices {
  if (period !== null) return { period: period || null, method: method || null }
  if (draft === null) return { period: null, method: null }
  const chosen: Choices = JSON.parse(draft)
  return { period: chosen.period, method: chosen.method }
}

interface Choices {
  readonly period: number | null
  readonly method: number | null
}
