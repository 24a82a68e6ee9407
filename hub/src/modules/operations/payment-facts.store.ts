import type { Database } from '../../db/open-database.ts'
import type { LockFacts, PaymentFacts } from './judge-order.ts'

interface PaymentRow {
  readonly order_id: string
  readonly amount: number | string
  readonly its: string | null
  readonly id: string | null
  readonly tried: number | string
  readonly status: string
  readonly payer: string | null
}

/** The payment of each order, with the attempt that it says it came from. */
export async function paymentsOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const rows: readonly PaymentRow[] = await database('payment')
    .leftJoin('payment_attempt', 'payment_attempt.id', 'payment.attempt_id')
    .whereIn('payment.order_id', [...ids])
    .select({
      order_id: 'payment.order_id',
      amount: 'payment.amount',
      its: 'payment_attempt.order_id',
      id: 'payment_attempt.id',
      tried: 'payment_attempt.amount',
      status: 'payment_attempt.status',
      payer: 'payment_attempt.payer',
    })
  return new Map(rows.map((row) => [row.order_id, { amount: Number(row.amount), attempt: attemptFrom(row) }]))
}

function attemptFrom({ id, its, tried, status, payer }: PaymentRow): PaymentFacts['attempt'] {
  if (id === null || its === null) return null
  return { id, orderId: its, amount: Number(tried), status, hasPayer: payer !== null }
}

/** Who holds each order. */
export async function locksOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LockFacts[]>> {
  const rows: readonly { held: string; order_id: string; amount: number | string; status: string }[] =
    await database('payment_attempt')
      .whereIn('open_order_id', [...ids])
      .select({ held: 'open_order_id', order_id: 'order_id', amount: 'amount', status: 'status' })
  const locks = rows.map(({ held, order_id, amount, status }) => ({
    held,
    lock: { orderId: order_id, amount: Number(amount), status },
  }))
  return new Map(
    locks.map(({ held }) => [held, locks.filter((one) => one.held === held).map(({ lock }) => lock)]),
  )
}

/** Ids of each order's approved attempts. */
export async function approvedOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows: readonly { id: string; order_id: string }[] = await database('payment_attempt')
    .whereIn('order_id', [...ids])
    .where({ status: 'approved' })
    .select('id', 'order_id')
  return new Map(
    rows.map(({ order_id }) => [
      order_id,
      rows.filter((row) => row.order_id === order_id).map(({ id }) => id),
    ]),
  )
}
