import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { newGuardianPayment } from '../payments/index.ts'
import { InvoicePayment, type PaidDocument, type PostedPayment } from './invoice-payment.model.ts'

export type NewInvoicePayment = ReturnType<typeof newGuardianPayment> & Pick<InvoicePayment, 'documents'>

export async function addInvoicePayment(trx: Transaction, payment: NewInvoicePayment): Promise<void> {
  await InvoicePayment.query(trx).insert(payment)
}

export async function invoicePaymentById(database: Database, id: string): Promise<InvoicePayment> {
  return InvoicePayment.query(database).findById(id).throwIfNotFound()
}

/** The payment with its row held until the transaction ends. */
export async function lockInvoicePayment(trx: Transaction, id: string): Promise<InvoicePayment> {
  return InvoicePayment.query(trx).findById(id).forUpdate().throwIfNotFound()
}

export async function invoicePaymentByKey(database: Database, key: string): Promise<InvoicePayment | null> {
  return (await InvoicePayment.query(database).findOne({ idempotency_key: key })) ?? null
}

export async function invoicePaymentByReference(
  database: Database,
  reference: string,
): Promise<InvoicePayment | null> {
  return (await InvoicePayment.query(database).findOne({ reference })) ?? null
}

/** The guardian's payments that have no checkout yet. */
export async function invoicePaymentsWithoutCheckout(
  database: Database,
  guardianId: string,
): Promise<readonly InvoicePayment[]> {
  return InvoicePayment.query(database)
    .where({ guardian_id: guardianId, status: 'open' })
    .whereNull('checkout')
}

export async function invoicePaymentByToken(
  database: Database,
  guardianId: string,
  token: string,
): Promise<InvoicePayment | null> {
  return (await InvoicePayment.query(database).findOne({ guardian_id: guardianId, token })) ?? null
}

/** What the guardian has paid since an instant: an invoice among it is not paid twice. */
export async function approvedSince(
  database: Database,
  guardianId: string,
  since: string,
): Promise<readonly InvoicePayment[]> {
  return InvoicePayment.query(database)
    .where({ guardian_id: guardianId, status: 'approved' })
    .where('finished_at', '>=', since)
}

/** The payments that a person looks into. */
export async function invoicePaymentsUnderReview(database: Database): Promise<readonly InvoicePayment[]> {
  return InvoicePayment.query(database).where({ status: 'parked' }).orderBy('started_at')
}

export async function keepPosted(
  trx: Transaction,
  id: string,
  posted: readonly PostedPayment[],
): Promise<void> {
  await InvoicePayment.query(trx)
    .findById(id)
    .patch({ posted: JSON.stringify(posted) })
}

export function documentsOf({ documents }: Pick<InvoicePayment, 'documents'>): readonly PaidDocument[] {
  return JSON.parse(documents)
}
