import type { AppContext } from '../../app-context.ts'
import { isUnanswered } from '../payments/index.ts'
import type { DocumentToPay } from './check-documents.ts'
import type { InvoicePayment, PaidDocument } from './invoice-payment.model.ts'
import { documentsOf, invoicePaymentsWithoutCheckout } from './invoice-payment.store.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'

/** The guardian's own payment of the same documents and amounts whose checkout was lost on its way. */
export async function findUnansweredInvoice(
  { database, clock }: AppContext,
  { guardianId, documents }: InvoicePaymentCommand,
): Promise<InvoicePayment | null> {
  const open = await invoicePaymentsWithoutCheckout(database, guardianId)
  const unanswered = open.filter((payment) => isUnanswered(payment, clock.now()))
  return unanswered.find((payment) => isOf(documents, documentsOf(payment))) ?? null
}

function isOf(requested: readonly DocumentToPay[], paid: readonly PaidDocument[]): boolean {
  if (requested.length !== paid.length) return false
  return paid.every(({ docNum, partnerCode, amount }) =>
    requested.some(
      (command) => command.DocNum === docNum && command.CardCode === partnerCode && command.amount === amount,
    ),
  )
}
