import type { AppContext } from '../../../app-context.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Origin } from '../../../http/origin.ts'
import type { Refusal } from '../../../shared/refusal.ts'
import { logAct, logSignIn } from '../sign-in-log.store.ts'
import type { SignedIn, StudentSignInDeps } from './enter-student.ts'
import { lookUpCode, noticeOf } from './look-up-code.ts'

/** Staff of security see where a code leads and go no further; an administrator signs in as any family does. */
export function isAtGate(caller: Caller | null): boolean {
  if (caller?.kind !== 'staff') return false
  return caller.roles.includes('security') && !caller.roles.includes('admin')
}

/** The sign-in opened by staff of security (access-32): shown and logged, no session, no consent. */
export async function showAtGate(app: AppContext, studentCode: string): Promise<SignedIn> {
  const found = await lookUpCode(app, studentCode.toUpperCase())
  const { code, outcome } = found
  await logAct(app.database, {
    student: code,
    action: 'login',
    app: 'enrollment',
    section: 'security',
    result: outcome,
    at: app.clock.now(),
  })
  return { is: 'signed-in', outcome, notice: await noticeOf(app, found), session: null }
}

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
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { guard }: StudentSignInDeps,
  origin: Origin,
): Promise<Refusal<'TOO_MANY_TRIES'> | SignedIn> {
  return guard.attempt({ account: null, origin }, async () => {
    await logSignIn(database, { student: nobody, result: 'maintenance', at: clock.now() })
    return { verdict: 'undecided', answer: maintained }
  })
}
