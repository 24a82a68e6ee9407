import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { StaffRole } from '../../http/caller.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { insider } from './password-turns.ts'
import { addStaff, lockStaff, type StaffAccount } from './staff.store.ts'

export interface NewAccount {
  readonly username: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly password: string
  readonly actor: string
  readonly trace: string
}

/** Gives somebody of the office a local account. */
export async function addStaffAccount(
  app: Pick<AppContext, 'database' | 'clock' | 'passwords'>,
  { username, name, roles, password, actor, trace }: NewAccount,
): Promise<Refusal<'USERNAME_TAKEN'> | StaffAccount> {
  const passwordHash = await app.passwords.hash(password, insider(actor))
  const at = app.clock.wall()
  return inTransaction(app.database, async (trx) => {
    const isNew = await addStaff(trx, { username, name, passwordHash, roles }, at)
    if (!isNew) return refuse('USERNAME_TAKEN', { fields: { username: ['problem.USERNAME_TAKEN.detail'] } })
    const after = { roles, disabled: false }
    await recordAudit(trx, { at, actor, act: 'staff.add', subject: username, before: null, after, trace })
    const account = await lockStaff(trx, username)
    if (account === null) throw new Error('an account that was just added is not there')
    return account
  })
}
