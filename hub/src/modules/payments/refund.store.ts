import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Allocation } from './attempt.model.ts'
import { Refund } from './refund.model.ts'

export async function addRefund(trx: Transaction, refund: Partial<Refund>): Promise<Refund> {
  return Refund.query(trx).insert(refund).returning('*')
}

/** Refunds of a payment that are under way; the payment's row is held by the caller. */
export async function openRefundsOf(trx: Transaction, paymentId: string): Promise<readonly Refund[]> {
  return Refund.query(trx).where({ payment_id: paymentId, status: 'sent' }).orderBy('sent_at')
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

/** A refund of an order's payment: of what it is, and whose. */
export interface OrderRefund extends Refund {
  readonly orderId: string
  readonly attemptId: string
}

function orderRefunds(database: Database) {
  return Refund.query(database)
    .alias('r')
    .join('allocation as a', 'a.id', 'r.allocation_id')
    .select('r.*', { orderId: 'a.order_id', attemptId: 'a.attempt_id' })
    .castTo<OrderRefund[]>()
}

export async function orderRefundById(database: Database, id: string): Promise<OrderRefund | null> {
  const [refund] = await orderRefunds(database).where('r.id', id)
  return refund ?? null
}

/** The latest first. */
export async function refundsOfOrder(database: Database, orderId: string): Promise<readonly OrderRefund[]> {
  return orderRefunds(database).where('a.order_id', orderId).orderBy('r.sent_at', 'desc').orderBy('r.id')
}

/** A refund that is on its way or done; its place counts those of its order that are done, and is null before it is. */
export interface PlacedRefund extends OrderRefund {
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
      .whereIn('id', [...some])
      .pluck('order_id')
    return placed(await kept(database).whereIn('a.order_id', [...orders]))
  })
  return refunds.filter(({ allocationId }) => allocationId !== null && ids.includes(allocationId))
}

function kept(database: Database) {
  return orderRefunds(database).whereIn('r.status', ['sent', 'done']).orderBy(['r.sent_at', 'r.id'])
}

/** Those that are done are counted as they ended: one that ends later never moves another. */
function placed(refunds: readonly OrderRefund[]): readonly PlacedRefund[] {
  const done = refunds
    .filter(({ status }) => status === 'done')
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
  return refunds.map((refund) => {
    const own = done.filter(({ orderId }) => orderId === refund.orderId)
    const place = own.findIndex(({ id }) => id === refund.id) + 1
    return Object.assign(refund, { place: place === 0 ? null : place })
  })
}

const endOf = ({ endedAt, id }: OrderRefund) => `${endedAt} ${id}`

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
