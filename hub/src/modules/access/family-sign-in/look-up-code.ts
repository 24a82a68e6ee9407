import type { AppContext } from '../../../app-context.ts'
import { bogotaDay } from '../../../shared/local-date.ts'
import { readStudent } from '../../students/index.ts'
import type { Student } from '../../students/student.ts'
import { decideSignIn, type SignInOutcome } from '../decide-sign-in.ts'

export interface LookedUp {
  readonly code: string
  /** Null when nobody has the code. */
  readonly student: Student | null
  readonly outcome: SignInOutcome
  /** What came of an order that was paid for the season and is not any more. */
  readonly undone: 'returned' | 'withdrawn' | null
}

/** Whose a code is and where it leads now. */
export async function lookUpCode(app: AppContext, code: string): Promise<LookedUp> {
  const { windows } = app.config.seasons.parents.parent
  const student = await readStudent(app, code)
  const paidHere = await app.enrollment.paidHere(code)
  const terms =
    student === null ? null : { ...student.terms, ...(paidHere === 'paid' && { paymentStatus: 'APROBADO' }) }
  const outcome = decideSignIn({ student: terms, windows, now: app.clock.now() })
  const undone = paidHere === 'returned' || paidHere === 'withdrawn' ? paidHere : null
  return { code, student, outcome, undone }
}

export type SignInNotice = SignInOutcome | 'unsigned' | 'returned' | 'withdrawn' | 'late-form-over'

/** Where the season's windows are open, and the code is somebody's. */
const mayKnow: ReadonlySet<SignInOutcome> = new Set(['complete', 'proceed', 'late-form'])

/**
 * What is told of a code: its outcome, unless signatures are missing from an enrollment that is paid, what was paid
 * went back, the student has left, or its days are over. Asked for only where the outcome is told: before a second proof every code costs the same work.
 */
export async function noticeOf(
  app: Pick<AppContext, 'config' | 'clock' | 'enrollment'>,
  { code, outcome, undone }: Pick<LookedUp, 'code' | 'outcome' | 'undone'>,
): Promise<SignInNotice> {
  const { lateForm } = app.config.seasons.parents.parent.windows
  if (undone === 'withdrawn' && mayKnow.has(outcome)) return undone
  if (outcome === 'late-form' && bogotaDay(app.clock.now()) > lateForm.to) return 'late-form-over'
  if (outcome === 'proceed' && undone !== null) return undone
  const isUnsigned = outcome === 'complete' && (await app.enrollment.isUnsigned(code))
  return isUnsigned ? 'unsigned' : outcome
}
