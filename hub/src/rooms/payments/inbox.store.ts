import type { ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import { insertIfAbsent, leaseDue } from '../../db/statements.ts'

export interface InboxRow {
  readonly id: number
  readonly instance: string
  readonly reference: string
  readonly attempts: number
}

export interface NewCallback {
  readonly instance: string
  readonly eventId: string
  readonly event: ProviderPayment
  readonly at: Date
}

/** Keeps a genuine callback as one row, however often it comes. */
export async function keepCallback(database: Database, callback: NewCallback): Promise<void> {
  const at = callback.at.toISOString()
  const row = {
    instance: callback.instance,
    event_id: callback.eventId,
    reference: callback.event.reference,
    event: JSON.stringify(callback.event),
    status: 'due',
    due_at: at,
    leased_until: null,
    attempts: 0,
    last_fault: null,
    received_at: at,
    done_at: null,
  }
  await insertIfAbsent(database, 'callback_inbox', row, ['instance', 'event_id'])
}

export async function leaseCallbacks(
  database: Database,
  now: Date,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<readonly InboxRow[]> {
  const until = new Date(now.getTime() + leaseMs).toISOString()
  return leaseDue<InboxRow>(database, 'callback_inbox', { limit, now: now.toISOString(), until })
}

export async function endCallback(database: Database, id: number, at: Date): Promise<void> {
  await database('callback_inbox')
    .where({ id })
    .update({ status: 'done', done_at: at.toISOString(), leased_until: null })
}

export async function putCallbackOff(
  database: Database,
  id: number,
  { dueAt, fault }: { dueAt: Date; fault: string },
): Promise<void> {
  await database('callback_inbox')
    .where({ id })
    .update({ leased_until: null, due_at: dueAt.toISOString(), last_fault: fault })
}
