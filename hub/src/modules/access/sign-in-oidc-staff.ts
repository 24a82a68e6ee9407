import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Claims, rolesByGroups } from './oidc-claims.ts'
import { staffAccountOf } from './oidc-staff-account.ts'
import { logStaffSignIn } from './sign-in-log.store.ts'

/** Opens the session of somebody of the office who has signed in at the provider. */
export async function signInOidcStaff(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  sessions: Sessions,
  { claims, trace }: { readonly claims: Claims; readonly trace: string },
): Promise<Refusal<'OIDC_REFUSED'> | Awaited<ReturnType<Sessions['open']>>> {
  const { oidc, staffSessionMinutes: minutes } = app.config.settings.access
  const { issuer, roles: rolesOfGroups } = oidc.staff
  const identity = { kind: 'staff', issuer, subject: claims.subject } as const
  const roles = rolesByGroups(claims.groups, rolesOfGroups)
  return inTransaction(app.database, async (trx) => {
    const account = await staffAccountOf(app, trx, sessions, { identity, claims, roles, trace })
    const result = account === null ? 'refused' : 'ok'
    await logStaffSignIn(trx, { username: account?.username ?? null, result, at: app.clock.now() })
    if (account === null) return refuse('OIDC_REFUSED')
    const { username, name } = account
    return sessions.open({ kind: 'staff', subject: username, name, roles: account.roles, minutes }, trx)
  })
}
