import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { auditReminder } from './audit-reminder.ts'
import { checkDefinition } from './check-definition.ts'
import type { Author, Reminder, ReminderDefinition } from './reminder.ts'
import { lockReminder, updateReminder } from './reminder.store.ts'
import { viewReminder } from './reminder.view.ts'

export interface ReminderEdit {
  readonly id: string
  /** The version that was read and edited. */
  readonly version: number
  readonly terms: ReminderDefinition
}

/** Rewrites a draft. The second of two who edit the same version gets the first one's with the refusal. */
export async function changeReminder(
  app: AppContext,
  { id, version, terms }: ReminderEdit,
  author: Author,
): Promise<Refusal<'BAD_INPUT' | 'NOT_FOUND' | 'REMINDER_CHANGED' | 'REMINDER_STATE'> | Reminder> {
  const wrong = checkDefinition(terms, app.config.seasons.parents.parent.grades)
  if (wrong !== null) return wrong
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state !== 'draft') return refuse('REMINDER_STATE')
    if (before.version !== version)
      return refuse('REMINDER_CHANGED', { facts: { current: viewReminder(before) } })
    const after = { ...before, ...terms, version: version + 1 }
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'change', before, after, author })
    return after
  })
}
