import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { type Refusal, refuse } from '../../shared/refusal.ts'
import { auditReminder } from './audit-reminder.ts'
import type { Author, Reminder } from './reminder.ts'
import { lockReminder, updateReminder } from './reminder.store.ts'

/** Stops a reminder for good; what is announced and has not left does not leave. Stopping again changes nothing. */
export function stopReminder(
  app: Pick<AppContext, 'database' | 'clock'>,
  id: string,
  author: Author,
): Promise<Refusal<'NOT_FOUND' | 'REMINDER_STATE'> | Reminder> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state === 'stopped') return before
    if (before.state !== 'running') return refuse('REMINDER_STATE')
    const end = { stoppedBy: author.actor, stoppedAt: app.clock.now() }
    const after = { ...before, ...end, state: 'stopped' } as const
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'stop', before, after, author })
    return after
  })
}
