import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { beginOnce } from '../payments/index.ts'
import { askInvoiceCheckout } from './ask-invoice-checkout.ts'
import { checkDocuments } from './check-documents.ts'
import type { InvoicePayment, PaidDocument } from './invoice-payment.model.ts'
import { invoicePaymentByKey } from './invoice-payment.store.ts'
import type { InvoiceWish } from './invoice-wish.ts'
import { viewDebtor } from './invoice.view.ts'
import { listInvoices } from './list-invoices.ts'
import { findUnansweredInvoice } from './find-unanswered-invoice.ts'
import { openInvoicePayment } from './open-invoice-payment.ts'

/**
 * Begins to pay open invoices: reads them anew, writes the payment and what it holds, and only then calls the
 * provider. The same key answers the same payment, whatever broke in between.
 */
export async function startInvoicePayment(
  app: AppContext,
  wish: InvoiceWish,
): Promise<Refusal | InvoicePayment> {
  const requestHash = hashOf(wish)
  const payment = await beginOnce(requestHash, {
    find: () => invoicePaymentByKey(app.database, wish.idempotencyKey),
    begin: () => begin(app, wish, requestHash),
    findUnanswered: () => findUnansweredInvoice(app, wish),
  })
  return isRefused(payment) ? payment : askInvoiceCheckout(app, payment, wish.locale)
}

async function begin(
  app: AppContext,
  wish: InvoiceWish,
  requestHash: string,
): Promise<Refusal | InvoicePayment> {
  const documents = await checkWish(app, wish)
  if (isRefused(documents)) return documents
  const checked = checkPayer(wish.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openInvoicePayment(app, { wish, documents, requestHash, payer: checked.payer })
}

async function checkWish(app: AppContext, wish: InvoiceWish): Promise<Refusal | readonly PaidDocument[]> {
  const debtors = await listInvoices(app, wish.email, wish.trace)
  const checked = checkDocuments(wish.documents, debtors)
  switch (checked.is) {
    case 'not-theirs':
      return refuse('NOT_FOUND')
    case 'pending':
      return refuse('INVOICE_PENDING', { values: { document: checked.document } })
    case 'changed':
      return refuse('INVOICE_CHANGED', { facts: { invoices: debtors.map(viewDebtor) } })
    case 'documents':
      return checked.documents
  }
}

function hashOf({ guardianId, documents, payer }: InvoiceWish): string {
  return sha256(JSON.stringify([guardianId, documents, payer]))
}
