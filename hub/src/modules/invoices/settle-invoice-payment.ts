import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import { guardianKind, type PaymentKind, settleAtProvider } from '../payments/index.ts'
import { relockDocuments, lockFreeDocuments, nameOf } from './document-lock.store.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import {
  approvedSince,
  documentsOf,
  lockInvoicePayment,
  invoicePaymentById,
} from './invoice-payment.store.ts'
import { releaseDocuments } from './release-documents.ts'
import { releaseInvoicePayment } from './release-invoice-payment.ts'

/** Asks the provider about one payment and does what its answer means; safe to run any number of times. */
export async function settleInvoicePayment(app: AppContext, id: string, signal: AbortSignal): Promise<void> {
  const payment = await invoicePaymentById(app.database, id)
  await settleAtProvider(app, payment, invoiceKind, signal)
}

const alike = guardianKind<InvoicePayment>('invoices.end')

const invoiceKind: PaymentKind<InvoicePayment> = {
  ...alike,
  lock: lockInvoicePayment,
  claim: async (trx, payment) => ((await areStillToPay(trx, payment)) ? 'due' : 'paid-otherwise'),
  pay,
  async follow(_app, trx, payment, { step }) {
    if (step === 'park') return lockFreeDocuments(trx, payment.id, documentsOf(payment))
    if (payment.status !== 'approved') await releaseDocuments(trx, payment.id)
  },
  release: releaseInvoicePayment,
}

/**
 * What the payment holds stays held until accounting has recorded it: until then accounting still says that the
 * documents are to pay.
 */
async function pay(
  app: AppContext,
  trx: Transaction,
  payment: InvoicePayment,
  seen: ProviderPayment,
): Promise<void> {
  await alike.end(app, trx, payment, { status: 'approved', reason: null, seen })
  await announce(trx, {
    topic: 'accounting.incoming-payment',
    key: `invoices:${payment.id}`,
    payload: { paymentId: payment.id },
    trace: payment.trace,
    at: app.clock.wall(),
  })
}

/** An approval after our own expiry counts unless its documents were paid otherwise meanwhile. */
async function areStillToPay(trx: Transaction, payment: InvoicePayment): Promise<boolean> {
  const documents = documentsOf(payment)
  const paid = (await approvedSince(trx, payment.guardianId, payment.startedAt)).flatMap(documentsOf)
  const names = new Set(paid.map(nameOf))
  if (documents.some((document) => names.has(nameOf(document)))) return false
  return relockDocuments(trx, payment.id, documents)
}
