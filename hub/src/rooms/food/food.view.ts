import type { FaultCode } from '@matricula/contract'
import { type Locale, say, type Texts } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import type { FoundChange } from './find-changes.ts'
import type { RanChange } from './food-plan.store.ts'
import type { FoodPlan } from './make-plan.ts'
import { countsOf } from './run-plan.ts'
import type { FoodAct } from './services.ts'

export interface Reader {
  readonly texts: Texts
  readonly locale: Locale
}

export function viewPlan(plan: FoodPlan, act: FoodAct, reader: Reader) {
  const { token, expiresAt, changes, unchanged, unknown } = plan
  return {
    token,
    expiresAt: bogotaIso(expiresAt),
    rows: changes.map((change) => viewChange(change, act, reader)),
    unchanged,
    unknown,
  }
}

function viewChange(change: FoundChange, act: FoodAct, { texts, locale }: Reader) {
  const { student, service, now } = change
  const note = noteOf(change)
  return {
    student: student.code,
    name: `${student.firstNames} ${student.lastNames}`,
    grade: student.grade?.name ?? '',
    service,
    does: act,
    now,
    note: note === null ? '' : say(texts, locale, `food.note.${note}`),
  }
}

/** What a person should see before running the plan. */
function noteOf({ student, partly }: FoundChange): 'not-enrolled' | 'partly' | null {
  if (student.status !== 'enrolled') return 'not-enrolled'
  return partly ? 'partly' : null
}

export function viewRun(outcome: readonly RanChange[], act: FoodAct, reader: Reader) {
  const counts = countsOf(outcome)
  const end = counts.failed === 0 ? 'done' : 'failed'
  return {
    message: say(reader.texts, reader.locale, `food.run.${act}.${end}`),
    ...counts,
    rows: outcome.map(({ student, service, fault, words }) => ({
      student,
      service,
      result: fault === null ? 'done' : 'failed',
      reason: fault === null ? '' : say(reader.texts, reader.locale, reasonKey(fault), { words }),
    })),
  }
}

function reasonKey(fault: FaultCode): string {
  const told: readonly FaultCode[] = ['not-found', 'rejected', 'unknown-outcome']
  return `food.reason.${told.includes(fault) ? fault : 'no-answer'}`
}
