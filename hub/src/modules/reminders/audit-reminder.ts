import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Author, Reminder } from './reminder.ts'

interface ReminderChange {
  readonly act: 'create' | 'change' | 'delete' | 'start' | 'stop' | 'end'
  readonly before: Reminder | null
  readonly after: Reminder | null
  readonly author: Author
}

/** Writes a change of a reminder into the audit trail. */
export function auditReminder(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { act, before, after, author }: ReminderChange,
): Promise<void> {
  const subject = before?.id ?? after?.id ?? ''
  return recordAudit(trx, { ...author, act: `reminder.${act}`, subject, before, after, at: clock.wall() })
}
