import type { Database } from '../../db/database.ts'
import type { LockFacts, PaymentFacts } from './judge-order.ts'

interface PaidRow {
  readonly order_id: string
  readonly id: string
  readonly amount: number | string
  readonly status: string
  readonly attempt_id: string
  readonly paid_by: string | null
  readonly payer: string | null
}

/** What paid each order. */
export async function paymentsOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const rows: readonly PaidRow[] = await database('allocation as a')
    .leftJoin('payment as p', 'p.id', 'a.payment_id')
    .leftJoin('payment_attempt as t', 't.id', 'a.attempt_id')
    .whereIn('a.order_id', [...ids])
    .whereNotNull('a.paid_as')
    .select('a.order_id', 'a.id', 'a.amount', 'a.status', 'a.attempt_id')
    .select({ paid_by: 'p.attempt_id', payer: 't.payer' })
  return new Map(rows.map((row) => [row.order_id, factsFrom(row)]))
}

function factsFrom({ id, amount, status, attempt_id, paid_by, payer }: PaidRow): PaymentFacts {
  return {
    id,
    amount: Number(amount),
    status,
    hasPayment: paid_by === attempt_id,
    hasPayer: payer !== null,
  }
}

/** Who holds each order. */
export async function locksOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LockFacts[]>> {
  const rows: readonly { order_id: string; open_key: string; amount: number | string; status: string }[] =
    await database('allocation')
      .whereIn('order_id', [...ids])
      .whereNotNull('open_key')
      .select('order_id', 'open_key', 'amount', 'status')
  return grouped(
    rows.map(({ order_id, open_key, amount, status }) => [
      order_id,
      { openKey: open_key, amount: Number(amount), status },
    ]),
  )
}

/** Ids of each order's approved allocations. */
export async function approvedOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows: readonly { id: string; order_id: string }[] = await database('allocation')
    .whereIn('order_id', [...ids])
    .where({ status: 'approved' })
    .select('id', 'order_id')
  return grouped(rows.map(({ order_id, id }) => [order_id, id]))
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  return new Map(
    pairs.map(([order]) => [order, pairs.filter(([one]) => one === order).map(([, value]) => value)]),
  )
}
