import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { AttemptStatus } from './attempt.model.ts'
import { splitPath } from './split-path.ts'

/** A part whose payment completed its order, with how that payment stands now. */
export interface CompletedPart {
  readonly attemptId: string
  readonly paymentId: string
  readonly status: AttemptStatus
  readonly amount: Cop
  /** When it ended as it stands. */
  readonly endedAt: string
}

interface PartRow extends Omit<CompletedPart, 'amount'> {
  readonly amount: number | string
}

/** Of an order that was paid in parts, in their order; none of any other. */
export async function completedParts(database: Database, orderId: string): Promise<readonly CompletedPart[]> {
  const rows: readonly PartRow[] = await database('order_split as t')
    .join('split_part as s', 's.split_id', 't.id')
    .join('allocation as a', 'a.attempt_id', 's.paid_by')
    .where({ 't.order_id': orderId, 't.status': 'complete' })
    .orderBy('s.place')
    .select('a.status', 'a.amount')
    .select({ attemptId: 'a.attempt_id', paymentId: 'a.payment_id', endedAt: 'a.ended_at' })
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** A part among those of its complete order. */
export interface PartOfOrder {
  readonly orderId: string
  /** The allocation and the attempt that stand for the whole. */
  readonly whole: { readonly allocationId: string; readonly attemptId: string }
  readonly place: number
  /** All of them, in their order. */
  readonly parts: readonly CompletedPart[]
}

/** What an attempt paid of an order that its parts have completed; null of any other attempt. */
export async function partOfOrder(database: Database, attemptId: string): Promise<PartOfOrder | null> {
  const row: WholeRow | undefined = await database('split_part as s')
    .join('allocation as w', 'w.order_id', 's.order_id')
    .join('payment_attempt as t', 't.id', 'w.attempt_id')
    .where({ 's.paid_by': attemptId, 't.path': splitPath })
    .whereNotNull('w.paid_as')
    .first({ orderId: 'w.order_id', allocationId: 'w.id', attemptId: 'w.attempt_id' })
  if (row === undefined) return null
  const { orderId, ...whole } = row
  const parts = await completedParts(database, orderId)
  const place = parts.findIndex((part) => part.attemptId === attemptId)
  return place === -1 ? null : { orderId, whole, place, parts }
}

interface WholeRow {
  readonly orderId: string
  readonly allocationId: string
  readonly attemptId: string
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
