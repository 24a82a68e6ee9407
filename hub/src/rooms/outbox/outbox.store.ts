import type { Database } from '../../db/open-database.ts'
import { begins } from '../../db/search.ts'
import { insertIfAbsent, leaseDue } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'

export const outboxStatuses = ['due', 'done', 'parked'] as const
export type OutboxStatus = (typeof outboxStatuses)[number]

export interface OutboxRow {
  readonly id: number
  readonly topic: string
  readonly key: string
  readonly payload: string
  readonly status: OutboxStatus
  readonly attempts: number
  readonly due_at: string
  readonly leased_until: string | null
  readonly last_fault: string | null
  readonly trace: string
  readonly created_at: string
  readonly done_at: string | null
}

export interface LeaseTerms {
  readonly now: Date
  readonly seconds: number
  readonly limit: number
  /** Of these alone; absent: of all. */
  readonly topics?: readonly Topic[]
}

export async function leaseMessages(
  database: Database,
  { now, seconds, limit, topics: asked }: LeaseTerms,
): Promise<readonly OutboxRow[]> {
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  const among = asked === undefined ? {} : { among: { column: 'topic', values: asked } }
  return leaseDue<OutboxRow>(database, 'outbox', { limit, now: now.toISOString(), until, ...among })
}

/** The topics of which something waits to be taken. */
export async function dueTopics(database: Database, wallNow: Date): Promise<readonly Topic[]> {
  const now = wallNow.toISOString()
  return database('outbox')
    .distinct('topic')
    .where({ status: 'due' })
    .where('due_at', '<=', now)
    .where((lease) => void lease.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .pluck('topic')
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

export interface MessageSearch {
  readonly status?: OutboxStatus
  readonly topic?: Topic
  readonly trace?: string
  /** How the key begins. */
  readonly search?: string
}

export const messageSorts = ['id', 'due_at', 'attempts'] as const
export type MessageSort = (typeof messageSorts)[number]

/** A page of the deliveries; the newer first among equals. */
export async function listMessages(
  database: Database,
  { search, ...exact }: MessageSearch,
  { page, sort }: { page: PageWish; sort: SortWish<MessageSort> },
): Promise<Paged<OutboxRow>> {
  const found = database<OutboxRow>('outbox').where(exact)
  if (search !== undefined) void found.where(begins(['key'], search))
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const first = { column: sort.by, order: sort.direction }
  const items = await found
    .clone()
    .orderBy(sort.by === 'id' ? [first] : [first, { column: 'id', order: 'desc' }])
    .limit(page.limit)
    .offset(page.offset)
  return { items, total: Number(counted?.count ?? 0) }
}

/** The message with its row held until the transaction ends. */
export async function holdMessage(trx: Transaction, id: number): Promise<OutboxRow | null> {
  return (await trx<OutboxRow>('outbox').where({ id }).forUpdate().first()) ?? null
}

/** The parked ones whose key ends like that, as all of one order do; held until the transaction ends. */
export async function holdParked(trx: Transaction, ending: string): Promise<readonly OutboxRow[]> {
  return trx<OutboxRow>('outbox')
    .where({ status: 'parked' })
    .whereLike('key', `%${ending}`)
    .orderBy('id')
    .forUpdate()
}

/** Due at once, with all its attempts before it. */
export async function makeDue(trx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await trx('outbox')
    .whereIn('id', [...ids])
    .update({ status: 'due', due_at: at.toISOString(), attempts: 0, leased_until: null })
}

/** Waits for a person, with the reason where a fault would stand. */
export async function parkMessage(trx: Transaction, id: number, reason: string): Promise<void> {
  await trx('outbox').where({ id }).update({ status: 'parked', last_fault: reason, leased_until: null })
}

/** What leaves the house, or is told to another room, after a story has committed. */
export const topics = [
  'accounting.order',
  'accounting.admin-order',
  'accounting.incoming-payment',
  'accounting.balance-payment',
  'receipt.issue',
  'notice.receipt',
  'notice.link',
  'notice.reminder',
  'document.news',
] as const
export type Topic = (typeof topics)[number]

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
