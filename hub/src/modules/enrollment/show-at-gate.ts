import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import type { SignedIn } from './enter-student.ts'
import { lookUpCode } from './look-up-code.ts'
import { noticeOf } from './notice-of.ts'
import { logAct } from './sign-in-log.store.ts'

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
