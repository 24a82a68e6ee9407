import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { AttemptStatus } from './attempt.model.ts'
import { splitPath } from './split-path.ts'

/** A part whose payment completed its order, with how that payment stands now. */
export interface CompletedPart {
  readonly attemptId: string
  readonly paymentId: string
  readonly splitId: string
  /** Among those of its split, from 1. */
  readonly place: number
  readonly status: AttemptStatus
  readonly amount: Cop
  /** Once its provider took it back, COP that the school had given back of it. */
  readonly refunded: Cop
  /** When it ended as it stands. */
  readonly endedAt: string
}

interface PartRow extends Omit<CompletedPart, 'amount' | 'refunded'> {
  readonly amount: number | string
  readonly refunded: number | string
}

/** Of an order that was paid in parts, in their order; none of any other. */
export async function completedParts(database: Database, orderId: string): Promise<readonly CompletedPart[]> {
  const rows: readonly PartRow[] = await database('order_split as t')
    .join('split_part as s', 's.split_id', 't.id')
    .join('allocation as a', 'a.attempt_id', 's.paid_by')
    .where({ 't.order_id': orderId, 't.status': 'complete' })
    .orderBy('s.place')
    .select('s.place', 'a.status', 'a.amount', 'a.refunded', { splitId: 't.id' })
    .select({ attemptId: 'a.attempt_id', paymentId: 'a.payment_id', endedAt: 'a.ended_at' })
  return rows.map((row) => ({ ...row, amount: Number(row.amount), refunded: Number(row.refunded) }))
}

/** An order that its parts have completed. */
export interface OrderInParts {
  readonly orderId: string
  /** The allocation and the attempt that stand for the whole. */
  readonly whole: { readonly allocationId: string; readonly attemptId: string }
  /** All of them, in their order. */
  readonly parts: readonly CompletedPart[]
}

/** Null of an order that was paid otherwise, or not at all. */
export async function orderInParts(database: Database, orderId: string): Promise<OrderInParts | null> {
  const row: WholeRow | undefined = await wholes(database).where('w.order_id', orderId).first(wholeColumns)
  return row === undefined ? null : withParts(database, row)
}

/** A part among those of its complete order. */
export interface PartOfOrder extends OrderInParts {
  readonly place: number
}

/** What an attempt paid of an order that its parts have completed; null of any other attempt. */
export async function partOfOrder(database: Database, attemptId: string): Promise<PartOfOrder | null> {
  const row: WholeRow | undefined = await wholes(database)
    .join('split_part as s', 's.order_id', 'w.order_id')
    .where('s.paid_by', attemptId)
    .first(wholeColumns)
  if (row === undefined) return null
  const order = await withParts(database, row)
  const place = order.parts.findIndex((part) => part.attemptId === attemptId)
  return place === -1 ? null : { ...order, place }
}

interface WholeRow {
  readonly orderId: string
  readonly allocationId: string
  readonly attemptId: string
}

const wholeColumns = { orderId: 'w.order_id', allocationId: 'w.id', attemptId: 'w.attempt_id' }

function wholes(database: Database) {
  return database('allocation as w')
    .join('payment_attempt as t', 't.id', 'w.attempt_id')
    .where({ 't.path': splitPath })
    .whereNotNull('w.paid_as')
}

async function withParts(database: Database, { orderId, ...whole }: WholeRow): Promise<OrderInParts> {
  return { orderId, whole, parts: await completedParts(database, orderId) }
}

/** The attempts that are invoiced, each by itself, of what an attempt paid: those of its parts, or itself. */
export async function invoicedAttempts(database: Database, attemptId: string): Promise<readonly string[]> {
  const whole: { readonly order_id: string } | undefined = await database('allocation as a')
    .join('payment_attempt as t', 't.id', 'a.attempt_id')
    .where({ 't.id': attemptId, 't.path': splitPath })
    .first('a.order_id')
  if (whole === undefined) return [attemptId]
  return (await completedParts(database, whole.order_id)).map((part) => part.attemptId)
}
