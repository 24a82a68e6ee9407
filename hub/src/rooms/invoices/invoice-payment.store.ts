import type { CheckoutStart, Payer, ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  InvoicePayment,
  type InvoicePaymentStatus,
  type PaidDocument,
  type PostedPayment,
} from './invoice-payment.model.ts'

export type NewInvoicePayment = Pick<
  InvoicePayment,
  | 'id'
  | 'guardianId'
  | 'token'
  | 'idempotencyKey'
  | 'requestHash'
  | 'instance'
  | 'reference'
  | 'startedAt'
  | 'expiresAt'
  | 'askAt'
  | 'trace'
> & { readonly payer: Payer; readonly documents: readonly PaidDocument[]; readonly amount: number }

export async function addInvoicePayment(
  trx: Transaction,
  { payer, documents, ...payment }: NewInvoicePayment,
): Promise<void> {
  await InvoicePayment.query(trx).insert({
    ...payment,
    payer: JSON.stringify(payer),
    documents: JSON.stringify(documents),
    status: 'open',
    asked: 0,
  })
}

export async function invoicePaymentById(database: Database, id: string): Promise<InvoicePayment> {
  return InvoicePayment.query(database).findById(id).throwIfNotFound()
}

/** The payment with its row held until the transaction ends. */
export async function holdInvoicePayment(trx: Transaction, id: string): Promise<InvoicePayment> {
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

export async function invoicePaymentByToken(
  database: Database,
  guardianId: string,
  token: string,
): Promise<InvoicePayment | null> {
  return (await InvoicePayment.query(database).findOne({ guardian_id: guardianId, token })) ?? null
}

/** Payments whose provider is to be asked by now, the longest waiting first. */
export async function invoicePaymentsToAsk(
  database: Database,
  now: Date,
  limit: number,
): Promise<readonly { id: string }[]> {
  return InvoicePayment.query(database)
    .select('id')
    .where('ask_at', '<=', now.toISOString())
    .orderBy('ask_at')
    .limit(limit)
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

export async function keepInvoiceCheckout(
  database: Database,
  id: string,
  checkout: CheckoutStart,
): Promise<void> {
  await InvoicePayment.query(database)
    .findById(id)
    .patch({ checkout: JSON.stringify(checkout), providerRef: checkout.providerRef })
}

export interface InvoicePaymentEnd {
  readonly status: InvoicePaymentStatus
  readonly reason: string | null
  readonly at: Date
}

export async function endInvoicePayment(
  trx: Transaction,
  { id }: InvoicePayment,
  seen: ProviderPayment | null,
  { status, reason, at }: InvoicePaymentEnd,
): Promise<void> {
  await InvoicePayment.query(trx)
    .findById(id)
    .patch({ ...sightOf(seen), status, reason, askAt: null, finishedAt: at.toISOString() })
}

/** Notes what the provider said and when to ask again. */
export async function waitInvoicePayment(
  trx: Transaction,
  { id, asked }: InvoicePayment,
  seen: ProviderPayment | null,
  askAt: Date,
): Promise<void> {
  await InvoicePayment.query(trx)
    .findById(id)
    .patch({ ...sightOf(seen), askAt: askAt.toISOString(), asked: asked + 1 })
}

function sightOf(seen: ProviderPayment | null) {
  if (seen === null) return {}
  return { providerRef: seen.providerRef, rawStatus: seen.rawStatus, means: seen.means }
}

/** Moves the next question to the provider; null: nobody asks any more. */
export async function askInvoiceProviderAt(database: Database, id: string, at: Date | null): Promise<void> {
  await InvoicePayment.query(database)
    .findById(id)
    .patch({ askAt: at === null ? null : at.toISOString() })
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

/** The payer, as checked when the payment began. */
export function invoicePayerOf({ payer }: InvoicePayment): Payer | null {
  return payer === null ? null : JSON.parse(payer)
}

/** How the browser goes to the provider, as the provider answered. */
export function invoiceCheckoutOf({ checkout }: InvoicePayment): CheckoutStart | null {
  return checkout === null ? null : JSON.parse(checkout)
}
