import type { ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { PaymentAttempt } from './attempt.model.ts'

export interface NewPayment {
  readonly id: string
  readonly attempt: PaymentAttempt
  /** Null where no provider was asked: the payment is then known by the attempt's reference. */
  readonly seen: ProviderPayment | null
  readonly actor: string
  readonly reason: string | null
  readonly at: Date
}

/** Writes the payment of an attempt; the table's key refuses a second. */
export async function addPayment(
  trx: Transaction,
  { id, attempt, seen, actor, reason, at }: NewPayment,
): Promise<void> {
  await trx('payment').insert({
    id,
    attempt_id: attempt.id,
    amount: attempt.amount,
    instance: attempt.instance,
    provider_ref: seen?.providerRef ?? attempt.reference,
    means: seen?.means ?? null,
    actor,
    reason,
    approved_at: at.toISOString(),
    trace: attempt.trace,
  })
}

/** The token of an order's receipt, once receipts have issued it; a row read, not a call. */
export async function receiptTokenOf(database: Database, orderId: string): Promise<string | null> {
  const row = await database<{ order_id: string; token: string }>('receipt')
    .where({ order_id: orderId })
    .first()
  return row?.token ?? null
}
