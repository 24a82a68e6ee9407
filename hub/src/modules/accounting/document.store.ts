import type { AccountingDocument } from '@matricula/contract'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'

/** Keeps the document accounting made of an order; once, however often it is found again: answers whether it was new. */
export async function keepDocument(
  trx: Transaction,
  orderId: string,
  document: AccountingDocument,
  at: Date,
): Promise<boolean> {
  const row = {
    order_id: orderId,
    instance: 'main',
    ref: document.ref,
    number: document.number,
    // Ours fits; an adopted order may bear a longer one of somebody else's.
    reference: document.reference.slice(0, 32),
    total: document.total,
    posted_at: at.toISOString(),
  }
  return insertIfAbsent(trx, 'accounting_document', row, ['order_id'])
}
