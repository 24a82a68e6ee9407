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
}

/** Whose a code is and where it leads now. */
export async function lookUpCode(app: AppContext, code: string): Promise<LookedUp> {
  const { windows } = app.config.seasons.parents.parent
  const student = await readStudent(app, code)
  const paidHere = await app.enrollment.isPaid(code)
  const terms = student === null ? null : { ...student.terms, ...(paidHere && { paymentStatus: 'APROBADO' }) }
  return { code, student, outcome: decideSignIn({ student: terms, windows, now: app.clock.now() }) }
}

export type SignInNotice = SignInOutcome | 'unsigned' | 'late-form-over'

/**
 * What is told of a code: its outcome, unless signatures are missing from an enrollment that is paid, or its days are
 * over. Asked for only where the outcome is told: before a second proof every code costs the same work.
 */
export async function noticeOf(
  app: Pick<AppContext, 'config' | 'clock' | 'enrollment'>,
  { code, outcome }: Pick<LookedUp, 'code' | 'outcome'>,
): Promise<SignInNotice> {
  const { lateForm } = app.config.seasons.parents.parent.windows
  if (outcome === 'late-form' && bogotaDay(app.clock.now()) > lateForm.to) return 'late-form-over'
  const isUnsigned = outcome === 'complete' && (await app.enrollment.isUnsigned(code))
  return isUnsigned ? 'unsigned' : outcome
}
