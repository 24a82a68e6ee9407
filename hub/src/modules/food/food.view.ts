import type { FaultCode } from '@matricula/contract'
import { type TextReader, translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { gradeOf } from '../students/grade-of.ts'
import type { FoundChange } from './find-changes.ts'
import type { KeptPlan } from './food-plan.store.ts'
import type { PlanRow } from './food-plan-row.store.ts'
import type { FoodPlan } from './make-plan.ts'
import { countsOf, planStateOf } from './plan-progress.ts'
import type { FoodAct } from './services.ts'

export function viewPlan(plan: FoodPlan, act: FoodAct, reader: TextReader) {
  const { token, expiresAt, changes, unchanged, unknown } = plan
  return {
    token,
    expiresAt: bogotaIso(expiresAt),
    rows: changes.map((change) => viewChange(change, act, reader)),
    unchanged,
    unknown,
  }
}

function viewChange(change: FoundChange, act: FoodAct, { texts, locale }: TextReader) {
  const { student, service, now } = change
  const note = noteOf(change)
  return {
    student: student.code,
    name: `${student.firstNames} ${student.lastNames}`,
    grade: gradeOf(student)?.name ?? '',
    service,
    does: act,
    now,
    note: note === null ? '' : translate(texts, locale, `food.note.${note}`),
  }
}

/** What a person should see before running the plan. */
function noteOf({ student, isPaid, partly }: FoundChange): 'not-enrolled' | 'paid-here' | 'partly' | null {
  if (student.status !== 'enrolled') return isPaid ? 'paid-here' : 'not-enrolled'
  return partly ? 'partly' : null
}

export function viewRun(rows: readonly PlanRow[], act: FoodAct, reader: TextReader) {
  const { done, failed } = countsOf(rows)
  const end = failed === 0 ? 'done' : 'failed'
  return {
    message: translate(reader.texts, reader.locale, `food.run.${act}.${end}`),
    done,
    failed,
    rows: rows.map((row) => viewRow(row, reader)),
  }
}

export function viewProgress(plan: KeptPlan, rows: readonly PlanRow[], { now, ...reader }: TextReader & Now) {
  return {
    act: plan.act,
    state: planStateOf(plan, now),
    expires_at: bogotaIso(new Date(plan.expiresAt)),
    ...countsOf(rows),
    rows: rows.map((row) => viewRow(row, reader)),
  }
}

interface Now {
  readonly now: Date
}

function viewRow({ student, service, result, fault, words }: PlanRow, { texts, locale }: TextReader) {
  const reason = fault === null ? '' : translate(texts, locale, reasonKey(fault), { words })
  return { student, service, result, reason }
}

function reasonKey(fault: FaultCode): string {
  const told: readonly FaultCode[] = ['not-found', 'rejected', 'unknown-outcome']
  return `food.reason.${told.includes(fault) ? fault : 'no-answer'}`
}
