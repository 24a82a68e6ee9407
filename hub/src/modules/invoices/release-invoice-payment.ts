import type { Transaction } from '../../db/transaction.ts'
import { endGuardianPayment, parkedSince, type Release } from '../payments/index.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { releaseDocuments } from './release-documents.ts'

/** Ends a payment that waited for a person, so that its invoices can be paid again; any other stays as it is. */
export async function releaseInvoicePayment(
  trx: Transaction,
  payment: InvoicePayment,
  how: Release,
): Promise<void> {
  if (payment.status !== 'parked') return
  await endGuardianPayment(trx, payment, null, {
    status: how.as,
    reason: payment.reason,
    at: parkedSince(payment, how.at),
  })
  await releaseDocuments(trx, payment.id)
}
