import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Claims, rolesByGroups, usernameFor } from './oidc-claims.ts'
import { logStaffSignIn } from './sign-in-log.store.ts'
import type { StaffRole } from '../../http/caller.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { accountOf, addIdentity, type Identity } from './oidc-identity.store.ts'
import { changedAccount, outdatesSessions } from './staff-account.ts'
import { addStaff, lockStaff, type StaffAccount, writeStaff } from './staff.store.ts'

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

interface StaffArrival {
  readonly identity: Identity
  readonly claims: Claims
  readonly roles: readonly StaffRole[]
  readonly trace: string
}

/**
 * The account of somebody of the office who has signed in at the provider, with the roles that the groups there give
 * now; null for who has none or is disabled. It is found by the provider's own name for the person and by nothing
 * else, so that no user name there opens a local account here.
 */
async function staffAccountOf(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  sessions: Sessions,
  arrival: StaffArrival,
): Promise<StaffAccount | null> {
  const username = await accountOf(trx, arrival.identity)
  if (username === null) return arrival.roles.length === 0 ? null : addAccount(app, trx, arrival)
  const before = await lockStaff(trx, username)
  if (before === null || before.disabledAt !== null) return null
  const after = await refresh(app, trx, before, arrival)
  if (outdatesSessions(before, after)) await sessions.closeAllOf('staff', username, trx)
  return after.roles.length === 0 ? null : after
}

async function refresh(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  before: StaffAccount,
  { claims, roles, trace }: StaffArrival,
): Promise<StaffAccount> {
  const at = clock.wall()
  const after = changedAccount(before, { name: nameOf(claims, before.name), roles }, at)
  await writeStaff(trx, after)
  if (outdatesSessions(before, after)) {
    const told = { before: { roles: before.roles }, after: { roles: after.roles } }
    await recordAudit(trx, { ...auditOf(after, trace), at, act: 'staff.change', ...told })
  }
  return after
}

async function addAccount(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { identity, claims, roles, trace }: StaffArrival,
): Promise<StaffAccount> {
  const at = clock.wall()
  const username = await takeUsername(usernameFor(claims), (candidate) => {
    const account = { username: candidate, name: nameOf(claims, candidate), passwordHash: '', roles }
    return addStaff(trx, account, at)
  })
  await addIdentity(trx, identity, { account: username, at })
  const account = await lockStaff(trx, username)
  if (account === null) throw new Error('an account that was just added is not there')
  const told = { before: null, after: { roles, source: 'oidc' } }
  await recordAudit(trx, { ...auditOf(account, trace), at, act: 'staff.add', ...told })
  return account
}

const candidates = 100

/** Somebody else may be called so: the first name with a number behind it that is free. */
async function takeUsername(input: string, take: (name: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; number <= candidates; number += 1) {
    const candidate = number === 1 ? input : `${input}-${number}`
    if (await take(candidate)) return candidate
  }
  throw new Error(`no user name like ${input} is free`)
}

function nameOf({ name }: Claims, otherwise: string): string {
  return (name ?? otherwise).slice(0, 100)
}

function auditOf({ username }: StaffAccount, trace: string) {
  return { actor: `staff:${username}`, subject: username, trace }
}
