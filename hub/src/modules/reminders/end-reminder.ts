import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { auditReminder } from './audit-reminder.ts'
import type { Author } from './reminder.ts'
import { lockReminder, updateReminder } from './reminder.store.ts'

/** Ends a reminder that has nobody left to remind. One that was stopped meanwhile stays stopped. */
export function endReminder(app: AppContext, id: string, author: Author): Promise<void> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before?.state !== 'running') return
    const after = { ...before, state: 'done', stoppedBy: author.actor, stoppedAt: app.clock.now() } as const
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'end', before, after, author })
  })
}
