import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { type Caller } from '../../http/caller.ts'
import type { Sessions } from '../../http/sessions.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { decideSignIn, type SignInOutcome, type Tries } from '../access/index.ts'
import { readStudent } from '../students/index.ts'
import { findOrder } from './order.store.ts'
import { logSignIn } from './sign-in-log.store.ts'

export interface StudentDoor {
  readonly byCode: Tries
  readonly byAddress: Tries
  readonly sessions: Sessions
}

export interface StudentSignIn {
  readonly studentCode: string
  readonly address: string
}

export interface SignedIn {
  readonly is: 'signed-in'
  readonly outcome: SignInOutcome
  /** Only when the outcome is `proceed`. */
  readonly session: { readonly secret: string; readonly caller: Caller } | null
}

/** Sign-in by school code (specification 4, readings 2.1). Every try counts and is logged, whatever its outcome. */
export async function signInStudent(
  house: House,
  door: StudentDoor,
  { studentCode, address }: StudentSignIn,
): Promise<Refusal | SignedIn> {
  const code = studentCode.toUpperCase()
  const tooMany = (await door.byAddress.take(address)) ?? (await door.byCode.take(code))
  if (tooMany !== null) return tooMany
  const outcome = await outcomeOf(house, code)
  const session = await inTransaction(house.database, async (trx) => {
    await logSignIn(trx, { student: code, result: outcome, at: house.clock.now() })
    return outcome === 'proceed' ? openSession(house, door, code, trx) : null
  })
  return { is: 'signed-in', outcome, session }
}

function openSession({ config }: House, { sessions }: StudentDoor, code: string, trx: Transaction) {
  const minutes = config.settings.access.studentSessionMinutes
  return sessions.open({ kind: 'student', subject: code, name: code, roles: [], minutes }, trx)
}

async function outcomeOf(house: House, code: string): Promise<SignInOutcome> {
  const { project, parent } = house.config.seasons.parents
  const student = await readStudent(house, code)
  const order = await findOrder(house.database, { project, studentCode: code })
  const paidHere = order?.status === 'paid'
  const terms = student === null ? null : { ...student.terms, ...(paidHere && { paymentStatus: 'APROBADO' }) }
  return decideSignIn({ student: terms, windows: parent.windows, now: house.clock.now() })
}
