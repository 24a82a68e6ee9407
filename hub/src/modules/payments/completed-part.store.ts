import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { AttemptStatus } from './attempt.model.ts'

/** A part whose payment completed its order, with how that payment stands now. */
export interface CompletedPart {
  readonly attemptId: string
  readonly paymentId: string
  readonly status: AttemptStatus
  readonly amount: Cop
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
    .select('a.status', 'a.amount', { attemptId: 'a.attempt_id', paymentId: 'a.payment_id' })
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
