import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { auditReminder } from './audit-reminder.ts'
import type { Author } from './reminder.ts'
import { deleteReminder, holdReminder } from './reminder.store.ts'

/** Throws a draft away; what was started stays, with what it sent. */
export function dropReminder(house: House, id: string, author: Author): Promise<Refusal | null> {
  return inTransaction(house.database, async (trx) => {
    const before = await holdReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state !== 'draft') return refuse('REMINDER_STATE')
    await deleteReminder(trx, id)
    await auditReminder(house, trx, { act: 'delete', before, after: null, author })
    return null
  })
}
