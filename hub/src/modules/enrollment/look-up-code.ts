import type { AppContext } from '../../app-context.ts'
import { decideSignIn, type SignInOutcome } from '../access/index.ts'
import { readStudent } from '../students/index.ts'
import { findOrder } from './order.store.ts'
import type { Student } from '../students/student.ts'

export interface LookedUp {
  readonly code: string
  /** Null when nobody has the code. */
  readonly student: Student | null
  readonly outcome: SignInOutcome
}

/** Whose a code is and where it leads now. */
export async function lookUpCode(app: AppContext, code: string): Promise<LookedUp> {
  const { project, parent } = app.config.seasons.parents
  const student = await readStudent(app, code)
  const order = await findOrder(app.database, { project, studentCode: code })
  const paidHere = order?.status === 'paid'
  const terms = student === null ? null : { ...student.terms, ...(paidHere && { paymentStatus: 'APROBADO' }) }
  const outcome = decideSignIn({ student: terms, windows: parent.windows, now: app.clock.now() })
  return { code, student, outcome }
}
