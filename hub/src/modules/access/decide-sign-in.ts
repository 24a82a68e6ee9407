import type { EnrollmentTerms } from '@matricula/contract'
import { bogotaDay, bogotaTime, isBefore } from '../../shared/local-date.ts'
import { includesTime } from '../seasons/daily-hours.ts'
import type { Windows } from '../seasons/season.ts'
import { type Entry, entryOf } from '../students/entry.ts'
import { isPaid } from '../students/payment-complete.ts'

export type SignInOutcome = 'complete' | 'proceed' | 'late-form' | 'not-active' | 'maintenance' | 'closed'

export interface SignInFacts {
  /** Null when nobody has the code. */
  readonly student: Pick<EnrollmentTerms, 'antiquity' | 'authorisation' | 'paymentStatus'> | null
  readonly windows: Windows
  /** The season's clock. */
  readonly now: Date
}

/**
 * Where a student code leads. The season's windows come first (access-2), then an enrollment that is already
 * paid (access-3), then what its antiquity and authorisation say (access-4, access-5). A code nobody has gets
 * the answer of a student who is not active yet, so that trying codes tells nothing (access-6).
 */
export function decideSignIn({ student, windows, now }: SignInFacts): SignInOutcome {
  if (isBefore(now, windows.opens) || !isBefore(now, windows.closes)) return 'closed'
  if (isMaintenance(windows, now)) return 'maintenance'
  if (student === null) return 'not-active'
  if (isPaid(student.paymentStatus)) return 'complete'
  const entry = entryOf(student)
  if (entry === 'never') return 'not-active'
  return openEntries(windows, now).includes(entry) ? 'proceed' : 'late-form'
}

/** Whose terms let them in at this moment of an open season. */
export function openEntries(windows: Windows, now: Date): readonly Entry[] {
  return isLateFormOpen(windows, now) ? ['always', 'late-form'] : ['always']
}

function isMaintenance({ maintenance }: Windows, now: Date): boolean {
  return maintenance !== null && includesTime(maintenance, bogotaTime(now))
}

function isLateFormOpen({ lateForm }: Windows, now: Date): boolean {
  const day = bogotaDay(now)
  return day >= lateForm.from && day <= lateForm.to
}
