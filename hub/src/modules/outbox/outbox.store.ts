import { randomUUID } from 'node:crypto'
import type { deliveryStatuses, deliveryTopics } from '../../../api/lists.ts'
import type { Database } from '../../db/database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { begins } from '../../db/search.ts'
import { insertAbsent, leaseDue } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'

export type OutboxStatus = (typeof deliveryStatuses)[number]

export interface OutboxRow {
  readonly id: number
  readonly topic: string
  readonly key: string
  readonly payload: string
  readonly status: OutboxStatus
  readonly attempts: number
  /** The attempts that said nothing about the delivery. */
  readonly postponed: number
  readonly due_at: string
  readonly leased_until: string | null
  /** Whose lease it is; only its holder may write how the delivery ended. */
  readonly lease_token: string | null
  readonly last_fault: string | null
  readonly trace: string
  readonly created_at: string
  readonly done_at: string | null
}

export interface LeasedMessage extends OutboxRow {
  readonly leased_until: string
  readonly lease_token: string
}

export interface LeaseOptions {
  readonly now: Date
  readonly seconds: number
  readonly limit: number
  /** Of these alone; absent: of all. */
  readonly topics?: readonly Topic[]
}

export async function leaseMessages(
  database: Database,
  { now, seconds, limit, topics: asked }: LeaseOptions,
): Promise<readonly LeasedMessage[]> {
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  const among = asked === undefined ? {} : { among: { column: 'topic', values: asked } }
  const lease = { limit, now: now.toISOString(), until, token: randomUUID(), ...among }
  return leaseDue<LeasedMessage>(database, 'outbox', lease)
}

/** The topics of which something waits to be taken. */
export async function dueTopics(database: Database, wallNow: Date): Promise<readonly Topic[]> {
  const now = wallNow.toISOString()
  return database('outbox')
    .distinct()
    .where({ status: 'due' })
    .where('due_at', '<=', now)
    .where((lease) => void lease.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .pluck('topic')
}

/** Ends a delivery; false when another has taken it over meanwhile. */
export async function markDone(
  database: Database,
  message: Pick<LeasedMessage, 'id' | 'lease_token'>,
  at: Date,
): Promise<boolean> {
  const ended = await leased(database, message).update({
    status: 'done',
    done_at: at.toISOString(),
    ...unleased,
  })
  return ended > 0
}

/** Writes what a delivery met; false when another has taken it over meanwhile. */
export async function markFault(
  database: Database,
  message: Pick<LeasedMessage, 'id' | 'lease_token'>,
  fault: { status: OutboxStatus; lastFault: string; dueAt: Date; counts: boolean },
): Promise<boolean> {
  const ended = await leased(database, message).update({
    status: fault.status,
    postponed: database.raw('?? + ?', ['postponed', fault.counts ? 0 : 1]),
    last_fault: fault.lastFault.slice(0, 200),
    due_at: fault.dueAt.toISOString(),
    ...unleased,
  })
  return ended > 0
}

const unleased = { leased_until: null, lease_token: null } as const

function leased(database: Database, { id, lease_token }: Pick<LeasedMessage, 'id' | 'lease_token'>) {
  return database('outbox').where({ id, lease_token })
}

/** Which of those on hold. */
export type OnHoldFilter = Omit<MessageSearch, 'status'>

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
  wanted: MessageSearch,
  { page, sort }: { page: PageQuery; sort: SortOrder<MessageSort> },
): Promise<Paged<OutboxRow>> {
  const found = messagesOf(database, wanted)
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const items = await pageOfParts<OutboxRow>(partsOf(found, wanted, sort), page, (ids) =>
    database('outbox').whereIn('id', [...ids]),
  )
  return { items, total: Number(counted?.count ?? 0) }
}

/** Nearly all are delivered at the first attempt: by attempts, those stand between the untried and the tried again. */
function partsOf(
  found: ReturnType<typeof messagesOf>,
  { status }: MessageSearch,
  { by, direction: order }: SortOrder<MessageSort>,
): readonly ListPart[] {
  const rows = () => found.clone().select('id')
  const newestFirst = { column: 'id', order: 'desc' } as const
  if (by === 'id') return [rows().orderBy('id', order)]
  if (by === 'due_at') return [rows().orderBy([{ column: 'due_at', order }, newestFirst])]
  const untried = rows().where({ attempts: 0 }).whereIn('status', ['due', 'on_hold']).orderBy([newestFirst])
  const triedOnce = rows().where({ attempts: 1 }).orderBy([newestFirst])
  const triedAgain = rows()
    .whereRaw('attempts > 1')
    .orderBy([{ column: 'attempts', order }, newestFirst])
  return inDirection(order, ...(status === 'done' ? [] : [untried]), triedOnce, triedAgain)
}

function messagesOf(database: Database, { search, ...exact }: MessageSearch) {
  const found = database<OutboxRow>('outbox').where(exact)
  return search === undefined ? found : found.where(begins(['key'], search))
}

/** Lets those on hold that the filter leaves try again; answers how many they are. */
export async function makeOnHoldDue(trx: Transaction, filter: OnHoldFilter, at: Date): Promise<number> {
  return messagesOf(trx, { ...filter, status: 'on_hold' }).update(dueAgain(at))
}

/** The message with its row held until the transaction ends. */
export async function lockMessage(trx: Transaction, id: number): Promise<OutboxRow | null> {
  return (await trx<OutboxRow>('outbox').where({ id }).forUpdate().first()) ?? null
}

/** Those on hold whose key ends like that, as all of one order do; held until the transaction ends. */
export async function lockOnHold(trx: Transaction, ending: string): Promise<readonly OutboxRow[]> {
  return trx<OutboxRow>('outbox')
    .where({ status: 'on_hold' })
    .whereLike('key', `%${ending}`)
    .orderBy('id')
    .forUpdate()
}

/** Lets these try again at once. */
export async function makeDue(trx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await trx('outbox')
    .whereIn('id', [...ids])
    .update(dueAgain(at))
}

/** With all its attempts before it. */
function dueAgain(at: Date) {
  return { status: 'due', due_at: at.toISOString(), attempts: 0, postponed: 0, ...unleased } as const
}

/** What met a fault and waits for its next try is due now; answers how many did. */
export async function makeWaitingDue(
  database: Database,
  waiting: readonly Topic[],
  at: Date,
): Promise<number> {
  const now = at.toISOString()
  return database('outbox')
    .where({ status: 'due' })
    .whereIn('topic', [...waiting])
    .whereNotNull('last_fault')
    .where('due_at', '>', now)
    .where((lease) => void lease.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .update({ due_at: now })
}

/** Waits for a person, with the reason where a fault would stand. */
export async function putOnHold(trx: Transaction, id: number, reason: string): Promise<void> {
  await trx('outbox')
    .where({ id })
    .update({ status: 'on_hold', last_fault: reason, ...unleased })
}

export type Topic = (typeof deliveryTopics)[number]

export interface Announcement {
  readonly topic: Topic
  /** The same key twice is one delivery. */
  readonly key: string
  readonly payload: Readonly<Record<string, string>>
  readonly trace: string
  /** The wall's now. */
  readonly at: Date
}

/** Writes announcements into the story's own transaction; there may be none. */
export async function announce(trx: Transaction, ...announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return
  await insertAbsent(trx, 'outbox', announcements.map(rowOf), ['key'])
}

function rowOf(announcement: Announcement) {
  const at = announcement.at.toISOString()
  return {
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
}
