import type { House } from '../../house.ts'
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
export async function lookUpCode(house: House, code: string): Promise<LookedUp> {
  const { project, parent } = house.config.seasons.parents
  const student = await readStudent(house, code)
  const order = await findOrder(house.database, { project, studentCode: code })
  const paidHere = order?.status === 'paid'
  const terms = student === null ? null : { ...student.terms, ...(paidHere && { paymentStatus: 'APROBADO' }) }
  const outcome = decideSignIn({ student: terms, windows: parent.windows, now: house.clock.now() })
  return { code, student, outcome }
}
