import type { Database } from '../../db/open-database.ts'
import { insertIfAbsent, leaseDue } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'

export type OutboxStatus = 'due' | 'done' | 'parked'

export interface OutboxRow {
  readonly id: number
  readonly topic: string
  readonly key: string
  readonly payload: string
  readonly status: OutboxStatus
  readonly attempts: number
  readonly due_at: string
  readonly last_fault: string | null
  readonly trace: string
  readonly created_at: string
  readonly done_at: string | null
}

export interface LeaseTerms {
  readonly now: Date
  readonly seconds: number
  readonly limit: number
}

export async function leaseMessages(
  database: Database,
  { now, seconds, limit }: LeaseTerms,
): Promise<readonly OutboxRow[]> {
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  return leaseDue<OutboxRow>(database, 'outbox', { limit, now: now.toISOString(), until })
}

export async function markDone(database: Database, id: number, at: Date): Promise<void> {
  await database('outbox')
    .where({ id })
    .update({ status: 'done', done_at: at.toISOString(), leased_until: null })
}

export async function markFault(
  database: Database,
  id: number,
  fault: { status: OutboxStatus; lastFault: string; dueAt: Date },
): Promise<void> {
  await database('outbox')
    .where({ id })
    .update({
      status: fault.status,
      last_fault: fault.lastFault.slice(0, 200),
      due_at: fault.dueAt.toISOString(),
      leased_until: null,
    })
}

export async function listMessages(
  database: Database,
  page: { number: number; size: number },
): Promise<readonly OutboxRow[]> {
  return database<OutboxRow>('outbox')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
}

/** What leaves the house, or is told to another room, after a story has committed. */
export type Topic = 'accounting.order' | 'receipt.issue' | 'notice.receipt'

export interface Announcement {
  readonly topic: Topic
  /** The same key twice is one delivery. */
  readonly key: string
  readonly payload: Readonly<Record<string, string>>
  readonly trace: string
  /** The wall's now. */
  readonly at: Date
}

/** Writes the announcement into the story's own transaction. */
export async function announce(trx: Transaction, announcement: Announcement): Promise<void> {
  const at = announcement.at.toISOString()
  const row = {
    topic: announcement.topic,
    key: announcement.key,
    payload: JSON.stringify(announcement.payload),
    trace: announcement.trace,
    status: 'due',
    due_at: at,
    leased_until: null,
    attempts: 0,
    last_fault: null,
    created_at: at,
    done_at: null,
  }
  await insertIfAbsent(trx, 'outbox', row, ['key'])
}
