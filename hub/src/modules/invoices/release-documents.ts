import type { Transaction } from '../../db/transaction.ts'
import { heldBy, deleteLocks, lockFreeDocuments, nameOf } from './document-lock.store.ts'
import { documentsOf, invoicePaymentsUnderReview } from './invoice-payment.store.ts'

/** Unlocks a payment's documents; those of another payment that is under review are locked for that one from now on. */
export async function releaseDocuments(trx: Transaction, paymentId: string): Promise<void> {
  const free = new Set((await heldBy(trx, paymentId)).map(nameOf))
  if (free.size === 0) return
  await deleteLocks(trx, paymentId)
  for (const parked of await invoicePaymentsUnderReview(trx)) {
    const its = documentsOf(parked).filter((document) => free.has(nameOf(document)))
    await lockFreeDocuments(trx, parked.id, its)
  }
}
