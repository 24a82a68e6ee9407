import type { House } from '../../house.ts'
import type { Refusal } from '../../shared/refusal.ts'
import type { SignedIn, StudentDoor } from './enter-student.ts'
import { logSignIn } from './sign-in-log.store.ts'

/** How the log of sign-ins names who has no code. */
export const nobody = 'unknown'

/** A null code meets the maintenance notice, whatever the hour (specification 4). It counts as a try and is logged. */
export async function signInNobody(
  { database, clock }: House,
  { byAddress }: StudentDoor,
  address: string,
): Promise<Refusal | SignedIn> {
  const tooMany = await byAddress.take(address)
  if (tooMany !== null) return tooMany
  await logSignIn(database, { student: nobody, result: 'maintenance', at: clock.now() })
  return { is: 'signed-in', outcome: 'maintenance', session: null }
}
