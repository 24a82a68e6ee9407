import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { auditReminder } from './audit-reminder.ts'
import type { Author } from './reminder.ts'
import { deleteReminder, lockReminder } from './reminder.store.ts'

/** Throws a draft away; what was started stays, with what it sent. */
export function dropReminder(
  app: AppContext,
  id: string,
  author: Author,
): Promise<Refusal<'NOT_FOUND' | 'REMINDER_STATE'> | null> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state !== 'draft') return refuse('REMINDER_STATE')
    await deleteReminder(trx, id)
    await auditReminder(app, trx, { act: 'delete', before, after: null, author })
    return null
  })
}
