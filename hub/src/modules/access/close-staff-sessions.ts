import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockStaff } from './staff.store.ts'

export interface CloseSessionsCommand {
  readonly username: string
  readonly actor: string
  readonly trace: string
}

/** Signs an account out wherever it is signed in, as after a lost telephone. */
export async function closeStaffSessions(
  app: Pick<AppContext, 'database' | 'clock'>,
  sessions: Sessions,
  { username, actor, trace }: CloseSessionsCommand,
): Promise<Refusal<'NOT_FOUND'> | null> {
  return inTransaction(app.database, async (trx) => {
    if ((await lockStaff(trx, username)) === null) return refuse('NOT_FOUND')
    await sessions.closeAllOf('staff', username, trx)
    const entry = { at: app.clock.wall(), actor, act: 'staff.sign-out', subject: username, trace }
    await recordAudit(trx, { ...entry, before: null, after: null })
    return null
  })
}
