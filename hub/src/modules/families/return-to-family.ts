import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { guardianSession, lockGuardian } from '../access/index.ts'

/** The guardian who opened the student's session has their own again; for anybody else there is nothing to go to. */
export async function returnToFamily(
  app: Pick<AppContext, 'config' | 'database'>,
  sessions: Sessions,
  { openedBy, sessionHash }: Caller,
): Promise<Refusal<'NOT_FOUND'> | { readonly secret: string; readonly caller: Caller }> {
  if (openedBy === null) return refuse('NOT_FOUND')
  const opened = await inTransaction(app.database, async (trx) => {
    const guardian = await lockGuardian(trx, openedBy)
    if (guardian?.isVerified !== true) return refuse('NOT_FOUND')
    return sessions.open(guardianSession(app, guardian), trx)
  })
  await sessions.close(sessionHash)
  return opened
}
