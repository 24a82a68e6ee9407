import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { beginOnce } from '../payments/index.ts'
import { askInvoiceCheckout } from './ask-invoice-checkout.ts'
import { checkDocuments } from './check-documents.ts'
import type { InvoicePayment, PaidDocument } from './invoice-payment.model.ts'
import { invoicePaymentByKey } from './invoice-payment.store.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
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
  command: InvoicePaymentCommand,
): Promise<Refusal | InvoicePayment> {
  const requestHash = hashOf(command)
  const payment = await beginOnce(requestHash, {
    find: () => invoicePaymentByKey(app.database, command.idempotencyKey),
    begin: () => begin(app, command, requestHash),
    findUnanswered: () => findUnansweredInvoice(app, command),
  })
  return isRefused(payment) ? payment : askInvoiceCheckout(app, payment, command.locale)
}

async function begin(
  app: AppContext,
  command: InvoicePaymentCommand,
  requestHash: string,
): Promise<Refusal | InvoicePayment> {
  const documents = await checkCommand(app, command)
  if (isRefused(documents)) return documents
  const checked = checkPayer(command.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openInvoicePayment(app, { command, documents, requestHash, payer: checked.payer })
}

async function checkCommand(
  app: AppContext,
  command: InvoicePaymentCommand,
): Promise<Refusal | readonly PaidDocument[]> {
  const debtors = await listInvoices(app, command.email, command.trace)
  const checked = checkDocuments(command.documents, debtors)
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

function hashOf({ guardianId, documents, payer }: InvoicePaymentCommand): string {
  return sha256(JSON.stringify([guardianId, documents, payer]))
}
