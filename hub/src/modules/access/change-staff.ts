import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { insider } from './password-turns.ts'
import {
  changedAccount,
  isLocal,
  losesLastAdmin,
  outdatesSessions,
  type StaffChange,
} from './staff-account.ts'
import { lockAllStaff, type StaffAccount, writeStaff } from './staff.store.ts'

export interface ChangeStaffCommand extends Omit<StaffChange, 'passwordHash'> {
  readonly username: string
  readonly password?: string
  readonly actor: string
  readonly trace: string
}

type Refused = Refusal<'NOT_FOUND' | 'LAST_ADMIN' | 'BAD_INPUT'>

/** Changes an account, and closes its sessions when they stand for something else than it does now. */
export async function changeStaff(
  app: Pick<AppContext, 'database' | 'clock' | 'passwords'>,
  sessions: Sessions,
  { username, password, actor, trace, ...command }: ChangeStaffCommand,
): Promise<Refused | StaffAccount> {
  const change =
    password === undefined
      ? command
      : { ...command, passwordHash: await app.passwords.hash(password, insider(actor)) }
  const at = app.clock.wall()
  return inTransaction(app.database, async (trx) => {
    const accounts = await lockAllStaff(trx)
    const before = accounts.find((account) => account.username === username)
    if (before === undefined) return refuse('NOT_FOUND')
    if (password !== undefined && !isLocal(before)) return noPasswordHere
    const after = changedAccount(before, change, at)
    if (losesLastAdmin(accounts, after)) return lastAdmin(after)
    await writeStaff(trx, after)
    if (outdatesSessions(before, after)) await sessions.closeAllOf('staff', username, trx)
    await auditChange(trx, { before, after, at, actor, trace })
    return after
  })
}

/** Told at what took the last one away. */
function lastAdmin({ disabledAt }: StaffAccount): Refusal<'LAST_ADMIN'> {
  const field = disabledAt === null ? 'roles' : 'disabled'
  return refuse('LAST_ADMIN', { fields: { [field]: ['problem.LAST_ADMIN.detail'] } })
}

const noPasswordHere = refuse('BAD_INPUT', { fields: { password: ['access.passwordElsewhere'] } })

interface Change {
  readonly before: StaffAccount
  readonly after: StaffAccount
  readonly at: Date
  readonly actor: string
  readonly trace: string
}

async function auditChange(trx: Transaction, { before, after, ...who }: Change): Promise<void> {
  const told = ({ roles, disabledAt }: StaffAccount) => ({ roles, disabled: disabledAt !== null })
  await recordAudit(trx, {
    ...who,
    act: 'staff.change',
    subject: after.username,
    before: told(before),
    after: {
      ...told(after),
      ...(before.name !== after.name && { name: 'changed' }),
      ...(before.passwordHash !== after.passwordHash && { password: 'changed' }),
    },
  })
}
