import Joi from 'joi'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Allocation } from './attempt.model.ts'
import type { PartTransfers } from './part-transfers.ts'
import { Refund } from './refund.model.ts'

export async function addRefund(trx: Transaction, refund: Partial<Refund>): Promise<Refund> {
  return Refund.query(trx).insert(refund).returning('*')
}

/** Refunds of a payment that are under way; the payment's row is held by the caller. */
export async function openRefundsOf(trx: Transaction, paymentId: string): Promise<readonly Refund[]> {
  return Refund.query(trx).where({ payment_id: paymentId, status: 'sent' }).orderBy('sent_at')
}

/** Its provider is asked for it once more. */
export async function noteSentAgain(trx: Transaction, { id }: Refund, at: Date): Promise<void> {
  await Refund.query(trx).findById(id).patch({ sentAt: at.toISOString() })
}

export async function endRefund(
  trx: Transaction,
  { id }: Refund,
  end: Pick<Refund, 'status' | 'endedAt' | 'providerRef' | 'day' | 'refusal'>,
): Promise<void> {
  await Refund.query(trx)
    .findById(id)
    .patch({ ...end, askAt: null })
}

/** COP of a payment that went back or is on its way; without what was decided in `apart`, where that is said. */
export async function goneBackOf(
  database: Database,
  paymentId: string,
  apart: string | null = null,
): Promise<number> {
  const rows = database('refund').where({ payment_id: paymentId }).whereIn('status', ['sent', 'done'])
  if (apart !== null) void rows.whereNot({ cause: apart })
  const [summed]: readonly { amount: number | string | null }[] = await rows.sum({ amount: 'amount' })
  return Number(summed?.amount ?? 0)
}

/** A refund of what a payment paid: of an order, a partner's document or a partner's account. */
export interface AllocationRefund extends Refund {
  /** Null where it is of a partner's. */
  readonly orderId: string | null
  readonly attemptId: string
  /** Null of an order. */
  readonly partnerCode: string | null
  /** Null of an order and of what is on account. */
  readonly docNum: string | null
}

function allocationRefunds(database: Database) {
  return Refund.query(database)
    .alias('r')
    .join('allocation as a', 'a.id', 'r.allocation_id')
    .select('r.*', { orderId: 'a.order_id', attemptId: 'a.attempt_id' })
    .select({ partnerCode: 'a.partner_code', docNum: 'a.doc_num' })
    .castTo<AllocationRefund[]>()
}

export async function allocationRefundById(database: Database, id: string): Promise<AllocationRefund | null> {
  const [refund] = await allocationRefunds(database).where('r.id', id)
  return refund ?? null
}

/** One that is done of a payment that pays nothing; null of any other. */
export async function unappliedRefundById(database: Database, id: string): Promise<Refund | null> {
  return (
    (await Refund.query(database).findById(id).where({ status: 'done' }).whereNull('allocation_id')) ?? null
  )
}

/** What goes or went back of these attempts' payments though it pays nothing. */
export async function unappliedRefundsOf(
  database: Database,
  attemptIds: readonly string[],
): Promise<readonly UnappliedRefund[]> {
  if (attemptIds.length === 0) return []
  return Refund.query(database)
    .alias('r')
    .join('payment as p', 'p.id', 'r.payment_id')
    .whereIn('p.attempt_id', [...attemptIds])
    .whereNull('r.allocation_id')
    .whereIn('r.status', ['sent', 'done'])
    .select('r.*', { attemptId: 'p.attempt_id' })
    .castTo<UnappliedRefund[]>()
}

interface UnappliedRefund extends Refund {
  readonly attemptId: string
}

/** The latest first. */
export async function refundsOfOrder(
  database: Database,
  orderId: string,
): Promise<readonly AllocationRefund[]> {
  return latestFirst(allocationRefunds(database).where('a.order_id', orderId))
}

/** Of the documents that an attempt paid, the latest first. */
export async function refundsOfAttempt(
  database: Database,
  attemptId: string,
): Promise<readonly AllocationRefund[]> {
  return latestFirst(allocationRefunds(database).where('a.attempt_id', attemptId))
}

function latestFirst(refunds: ReturnType<typeof allocationRefunds>) {
  return refunds.orderBy('r.sent_at', 'desc').orderBy('r.id')
}

/**
 * A refund that is on its way or done; its place counts those of its order or document that are done, and is null
 * before it is.
 */
export interface PlacedRefund extends AllocationRefund {
  readonly place: number | null
}

/** What goes or went back of an order, whatever paid it at the time, the earliest first. */
export async function placedRefundsOf(database: Database, orderId: string): Promise<readonly PlacedRefund[]> {
  return placed(await kept(database).where('a.order_id', orderId))
}

/** What goes or went back of these parts of payments, the earliest first; nothing is asked where nothing does. */
export async function refundsOfParts(
  database: Database,
  parts: readonly Pick<Allocation, 'id' | 'refunded'>[],
): Promise<readonly PlacedRefund[]> {
  const ids = parts.filter(({ refunded }) => refunded > 0).map(({ id }) => id)
  const refunds = await inChunks<string, PlacedRefund>(ids, async (some) => {
    const orders: readonly string[] = await database('allocation')
      .distinct()
      .whereIn('id', some)
      .whereNotNull('order_id')
      .pluck('order_id')
    return placed(
      await kept(database).where((of) => void of.whereIn('a.id', some).orWhereIn('a.order_id', [...orders])),
    )
  })
  return refunds.filter(({ allocationId }) => allocationId !== null && ids.includes(allocationId))
}

function kept(database: Database) {
  return allocationRefunds(database).whereIn('r.status', ['sent', 'done']).orderBy(['r.sent_at', 'r.id'])
}

/** Those that are done are counted as they ended: one that ends later never moves another. */
function placed(refunds: readonly AllocationRefund[]): readonly PlacedRefund[] {
  const done = refunds
    .filter(({ status }) => status === 'done')
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
  return refunds.map((refund) => {
    const own = done.filter((one) => subjectOf(one) === subjectOf(refund))
    const place = own.findIndex(({ id }) => id === refund.id) + 1
    return Object.assign(refund, { place: place === 0 ? null : place })
  })
}

const subjectOf = ({ orderId, allocationId }: AllocationRefund) => orderId ?? allocationId

const endOf = ({ endedAt, id }: AllocationRefund) => `${endedAt} ${id}`

/** Keeps how a refund of an order that was paid in parts was shared when it left, and by which transfers: of each part, in their order. */
export async function keepShares(
  trx: Transaction,
  { id }: Pick<Refund, 'id'>,
  { shares, transfers }: { readonly shares: readonly number[]; readonly transfers: PartTransfers },
): Promise<void> {
  await Refund.query(trx)
    .findById(id)
    .patch({
      shares: JSON.stringify(shares),
      transfers: transfers.length === 0 ? null : JSON.stringify(transfers),
    })
}

/** The same as it was kept; null of what has not left. */
export function keptShares({ shares }: Pick<Refund, 'shares'>): readonly number[] | null {
  return shares === null ? null : Joi.attempt(JSON.parse(shares), partShares)
}

const partShares = Joi.array<readonly number[]>().items(Joi.number().integer().required()).required()

/** Refunds whose provider is to be asked by now, the longest waiting first. */
export async function refundsToAsk(database: Database, now: Date, limit: number): Promise<readonly Refund[]> {
  return Refund.query(database).where('ask_at', '<=', now.toISOString()).orderBy('ask_at').limit(limit)
}

/** Notes what the provider calls a refund that is on its way, and when to ask again. */
export async function askRefundAgain(
  database: Database,
  { id, asked }: Pick<Refund, 'id' | 'asked'>,
  { askAt, providerRef }: { readonly askAt: Date; readonly providerRef: string | null },
): Promise<void> {
  await Refund.query(database)
    .findById(id)
    .where({ status: 'sent' })
    .patch({ askAt: askAt.toISOString(), asked: asked + 1, providerRef })
}
