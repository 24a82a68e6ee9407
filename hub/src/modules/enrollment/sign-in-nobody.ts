import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import type { Refusal } from '../../shared/refusal.ts'
import type { SignedIn, StudentSignInDeps } from './enter-student.ts'
import { logSignIn } from './sign-in-log.store.ts'

/** How the log of sign-ins names who has no code. */
export const nobody = 'unknown'

const maintained = {
  is: 'signed-in',
  outcome: 'maintenance',
  notice: 'maintenance',
  session: null,
} as const

/** A null code meets the maintenance notice, whatever the hour (seasons-15). It is logged. */
export async function signInNobody(
  { database, clock }: AppContext,
  { guard }: StudentSignInDeps,
  origin: Origin,
): Promise<Refusal | SignedIn> {
  return guard.attempt({ account: null, origin }, async () => {
    await logSignIn(database, { student: nobody, result: 'maintenance', at: clock.now() })
    return { verdict: 'undecided', answer: maintained }
  })
}
