import type { House } from '../../house.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { decideSignIn, type SignInOutcome } from '../access/index.ts'
import { readStudent } from '../students/index.ts'
import { findOrder } from './order.store.ts'
import { unsignedDocuments } from './unsigned-documents.ts'
import type { Student } from '../students/student.ts'

export interface LookedUp {
  readonly code: string
  /** Null when nobody has the code. */
  readonly student: Student | null
  readonly outcome: SignInOutcome
  /** What is told of it: the outcome, unless signatures are missing from an enrollment that is paid, or its days are over. */
  readonly notice: SignInOutcome | 'unsigned' | 'late-form-over'
}

/** Whose a code is and where it leads now. */
export async function lookUpCode(house: House, code: string): Promise<LookedUp> {
  const { project, parent } = house.config.seasons.parents
  const student = await readStudent(house, code)
  const order = await findOrder(house.database, { project, studentCode: code })
  const paidHere = order?.status === 'paid'
  const terms = student === null ? null : { ...student.terms, ...(paidHere && { paymentStatus: 'APROBADO' }) }
  const outcome = decideSignIn({ student: terms, windows: parent.windows, now: house.clock.now() })
  return { code, student, outcome, notice: await noticeOf(house, code, outcome) }
}

async function noticeOf(house: House, code: string, outcome: SignInOutcome): Promise<LookedUp['notice']> {
  const { lateForm } = house.config.seasons.parents.parent.windows
  if (outcome === 'late-form' && bogotaDay(house.clock.now()) > lateForm.to) return 'late-form-over'
  const isUnsigned = outcome === 'complete' && (await unsignedDocuments(house, code)).length > 0
  return isUnsigned ? 'unsigned' : outcome
}
