import { randomUUID } from 'node:crypto'
import type { ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertIfFew, leaseDue } from '../../db/statements.ts'

export interface InboxRow {
  readonly id: number
  readonly instance: string
  readonly reference: string
  readonly status: string
  readonly attempts: number
  readonly leased_until: string
  /** Whose lease it is; only its holder may write how it ended. */
  readonly lease_token: string
  /** JSON of the provider's ProviderPayment. */
  readonly event: string
}

export interface NewCallback {
  readonly instance: string
  readonly eventId: string
  readonly event: ProviderPayment
  readonly at: Date
}

/** Callbacks that are kept about one reference; a payment has a few. */
const keptOfOne = 30

/**
 * Keeps a genuine callback as one row, however often it comes; false when it was kept before, or as many are about its
 * reference as are kept.
 */
export async function keepCallback(database: Database, callback: NewCallback): Promise<boolean> {
  const at = callback.at.toISOString()
  const about = { instance: callback.instance, reference: callback.event.reference }
  const row = {
    ...about,
    event_id: callback.eventId,
    event: JSON.stringify(callback.event),
    status: 'due',
    due_at: at,
    leased_until: null,
    attempts: 0,
    last_fault: null,
    received_at: at,
    done_at: null,
  }
  const inserted = { table: 'callback_inbox', row, keys: ['instance', 'event_id'] }
  return insertIfFew(database, inserted, { values: about, most: keptOfOne })
}

const repeatAfterMs = 5000

/** Has a callback about a reference done again in a while, once for all that come until then. */
export async function repeatCallback(
  database: Database,
  { at, ...about }: { readonly instance: string; readonly reference: string; readonly at: Date },
): Promise<void> {
  const kept = await database<InboxRow>('callback_inbox').where(about).orderBy('id', 'desc')
  // One that is being done may have asked already.
  if (kept.some((row) => row.status === 'due' && row.leased_until === null)) return
  const again = kept.find(({ status }) => status === 'done')
  if (again === undefined) return
  await database('callback_inbox')
    .where({ id: again.id, status: 'done' })
    .update({ status: 'due', due_at: new Date(at.getTime() + repeatAfterMs).toISOString(), attempts: 0 })
}

export interface CallbackLease {
  readonly now: Date
  readonly leaseMs: number
  readonly limit: number
}

/** The callbacks that have waited longest, for this worker alone. */
export async function leaseCallbacks(
  database: Database,
  { now, leaseMs, limit }: CallbackLease,
): Promise<readonly InboxRow[]> {
  const until = new Date(now.getTime() + leaseMs).toISOString()
  const lease = { limit, now: now.toISOString(), until, token: randomUUID() }
  return leaseDue<InboxRow>(database, 'callback_inbox', lease)
}

/** Ends a callback; one that another has taken over meanwhile is left to it. */
export async function endCallback(database: Database, row: InboxRow, at: Date): Promise<void> {
  await leased(database, row).update({ status: 'done', done_at: at.toISOString(), ...unleased })
}

/** Has a callback wait; one that another has taken over meanwhile is left to it. */
export async function putCallbackOff(
  database: Database,
  row: InboxRow,
  { dueAt, fault }: { dueAt: Date; fault: string },
): Promise<void> {
  await leased(database, row).update({ due_at: dueAt.toISOString(), last_fault: fault, ...unleased })
}

const unleased = { leased_until: null, lease_token: null } as const

function leased(database: Database, { id, lease_token }: InboxRow) {
  return database('callback_inbox').where({ id, lease_token })
}
