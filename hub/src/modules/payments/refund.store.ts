import type { Transaction } from '../../db/transaction.ts'
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
  end: Pick<Refund, 'status' | 'endedAt' | 'providerRef'>,
): Promise<void> {
  await Refund.query(trx).findById(id).patch(end)
}
