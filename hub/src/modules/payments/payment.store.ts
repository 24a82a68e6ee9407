import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { PaymentAttempt } from './attempt.model.ts'
import { type PaidStatus, Payment } from './payment.model.ts'

export interface NewPayment {
  readonly id: string
  readonly attempt: PaymentAttempt
  readonly status: PaidStatus
  readonly providerRef: string
  readonly means: string | null
  readonly actor: string
  readonly reason: string | null
  readonly at: Date
}

/** Writes the order's one payment; the table's key refuses a second. */
export async function addPayment(trx: Transaction, { attempt, at, ...payment }: NewPayment): Promise<void> {
  await Payment.query(trx).insert({
    ...payment,
    orderId: attempt.orderId,
    attemptId: attempt.id,
    amount: attempt.amount,
    instance: attempt.instance,
    approvedAt: at.toISOString(),
    trace: attempt.trace,
  })
}

/** The payment of a paid order and the attempt it came from. */
export async function paymentOf(
  database: Database,
  orderId: string,
): Promise<{ payment: Payment; attempt: PaymentAttempt }> {
  const payment = await Payment.query(database).findOne({ order_id: orderId }).throwIfNotFound()
  const attempt = await PaymentAttempt.query(database).findById(payment.attemptId).throwIfNotFound()
  return { payment, attempt }
}

/** The token of an order's receipt, once receipts have issued it; a row read, not a call. */
export async function receiptTokenOf(database: Database, orderId: string): Promise<string | null> {
  const row = await database<{ order_id: string; token: string }>('receipt')
    .where({ order_id: orderId })
    .first()
  return row?.token ?? null
}
