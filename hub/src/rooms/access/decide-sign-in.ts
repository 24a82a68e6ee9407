import type { EnrollmentTerms } from '@matricula/contract'
import { bogotaDay, bogotaTime, isBefore } from '../../shared/local-date.ts'
import type { Windows } from '../seasons/season.ts'
import { antiquityOf } from './antiquity.ts'
import { saysPaid } from './payment-complete.ts'

export type SignInOutcome = 'complete' | 'proceed' | 'late-form' | 'not-active' | 'maintenance' | 'closed'

export interface SignInFacts {
  /** Null when nobody has the code. */
  readonly student: Pick<EnrollmentTerms, 'antiquity' | 'authorisation' | 'paymentStatus'> | null
  readonly windows: Windows
  /** The season's clock. */
  readonly now: Date
}

/**
 * Where a student code leads (specification 4 'Login outcome', readings 2.5 and 2.6). The season's windows come
 * first, then an enrollment that is already paid. A code nobody has gets the answer of a student who is not active
 * yet, so that trying codes tells nothing (readings 2.1).
 */
export function decideSignIn({ student, windows, now }: SignInFacts): SignInOutcome {
  if (isBefore(now, windows.opens) || !isBefore(now, windows.closes)) return 'closed'
  if (isMaintenance(windows, now)) return 'maintenance'
  if (student === null) return 'not-active'
  if (saysPaid(student.paymentStatus)) return 'complete'
  const antiquity = antiquityOf(student.antiquity)
  if (antiquity === null) return 'not-active'
  if (antiquity !== 'old' || student.authorisation.trim() === 'VALID') return 'proceed'
  return isLateFormOpen(windows, now) ? 'proceed' : 'late-form'
}

function isMaintenance({ maintenance }: Windows, now: Date): boolean {
  if (!maintenance) return false
  const { from, to } = maintenance
  const time = bogotaTime(now)
  return from < to ? time >= from && time < to : time >= from || time < to
}

function isLateFormOpen({ lateForm }: Windows, now: Date): boolean {
  const day = bogotaDay(now)
  return day >= lateForm.from && day <= lateForm.to
}
