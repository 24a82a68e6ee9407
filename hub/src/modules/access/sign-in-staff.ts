import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Asker, askerFrom } from './password-turns.ts'
import { logStaffSignIn } from './sign-in-log.store.ts'
import { findStaff, lockStaff, setPasswordHash, type StaffAccount } from './staff.store.ts'
import type { Judged, SignInGuard } from './guard/sign-in-guard.ts'

export interface StaffSignIn {
  readonly username: string
  readonly password: string
  readonly origin: Origin
}

export interface StaffSignInDeps {
  readonly guard: SignInGuard
  readonly sessions: Sessions
}

type Opened = Awaited<ReturnType<Sessions['open']>>

/** Opens a staff session by local account. An unknown name and a wrong password get the same answer and time. */
export async function signInStaff(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
  deps: StaffSignInDeps,
  { username, password, origin }: StaffSignIn,
) {
  const attempt = { account: username.trim().toLowerCase(), origin }
  return deps.guard.attempt(attempt, (device) =>
    checkPassword(app, deps, { username, password, asker: askerFrom(origin, device) }),
  )
}

interface Checked extends Omit<StaffSignIn, 'origin'> {
  readonly asker: Asker
}

async function checkPassword(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
  deps: StaffSignInDeps,
  { username, password, asker }: Checked,
): Promise<Judged<Refusal<'BAD_CREDENTIALS'> | Opened>> {
  const account = await findStaff(app.database, username)
  const right = await app.passwords.isRight(password, account?.passwordHash ?? null, asker)
  const renewed =
    right && account !== null ? await app.passwords.renew(password, account.passwordHash, asker) : null
  const opened = await inTransaction(app.database, async (trx) => {
    const session = account !== null && right ? await openSession(app, deps, account, trx) : null
    if (session !== null && renewed !== null) await setPasswordHash(trx, session.caller.subject, renewed)
    await logStaffSignIn(trx, {
      username: account?.username ?? null,
      result: session === null ? 'refused' : 'ok',
      at: app.clock.now(),
    })
    return session
  })
  if (opened === null) return { verdict: 'failed', answer: refuse('BAD_CREDENTIALS') }
  return { verdict: 'passed', answer: opened }
}

/** Null when the account was disabled or changed while its password was being checked. */
async function openSession(
  { config }: Pick<AppContext, 'config'>,
  { sessions }: StaffSignInDeps,
  checked: StaffAccount,
  trx: Transaction,
): Promise<Opened | null> {
  const account = await lockStaff(trx, checked.username)
  if (account?.disabledAt !== null || account.passwordHash !== checked.passwordHash) return null
  const { username, name, roles } = account
  const minutes = config.settings.access.staffSessionMinutes
  return sessions.open({ kind: 'staff', subject: username, name, roles, minutes }, trx)
}
