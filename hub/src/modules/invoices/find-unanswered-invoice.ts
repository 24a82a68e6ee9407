import type { AppContext } from '../../app-context.ts'
import type { DocumentToPay } from './check-documents.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
import {
  attemptsWithoutCheckout,
  type InvoicesAttempt,
  invoicesAttempts,
  isUnanswered,
  type PaidDocument,
} from '../payments/index.ts'

/** The guardian's own payment of the same documents and amounts whose checkout was lost on its way. */
export async function findUnansweredInvoice(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { guardianId, documents }: InvoicePaymentCommand,
): Promise<InvoicesAttempt | null> {
  const open = await attemptsWithoutCheckout(database, invoicesAttempts, guardianId)
  const unanswered = open.filter((payment) => isUnanswered(payment, clock.now()))
  return unanswered.find((payment) => isOf(documents, payment.allocations)) ?? null
}

function isOf(requested: readonly DocumentToPay[], paid: readonly PaidDocument[]): boolean {
  if (requested.length !== paid.length) return false
  return paid.every(({ docNum, partnerCode, amount }) =>
    requested.some(
      (command) => command.DocNum === docNum && command.CardCode === partnerCode && command.amount === amount,
    ),
  )
}
