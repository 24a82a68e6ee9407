import type { Transaction } from '../../db/transaction.ts'
import { heldBy, lockFreeDocuments, letGo, nameOf } from './document-lock.store.ts'
import { documentsOf, invoicePaymentsUnderReview } from './invoice-payment.store.ts'

/** Lets a payment's documents go; those that a person still looks into with another payment, it holds from now on. */
export async function releaseDocuments(trx: Transaction, paymentId: string): Promise<void> {
  const free = new Set((await heldBy(trx, paymentId)).map(nameOf))
  if (free.size === 0) return
  await letGo(trx, paymentId)
  for (const parked of await invoicePaymentsUnderReview(trx)) {
    const its = documentsOf(parked).filter((document) => free.has(nameOf(document)))
    await lockFreeDocuments(trx, parked.id, its)
  }
}
