import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { checkDocuments, type DocumentToPay } from './check-documents.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
import { viewDebtor } from './invoice.view.ts'
import { listInvoices } from './list-invoices.ts'
import { openInvoicePayment } from './open-invoice-payment.ts'
import {
  invoicesPayable,
  startPayment,
  attemptsWithoutCheckout,
  type InvoicesAttempt,
  invoicesAttempts,
  isUnanswered,
  type PaidDocument,
} from '../payments/index.ts'

/** Begins to pay open invoices: reads them anew, writes the payment and what it holds, and only then calls the provider. */
export async function startInvoicePayment(app: AppContext, command: InvoicePaymentCommand) {
  const requestHash = hashOf(command)
  return startPayment(app, invoicesPayable, {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    open: () => open(app, command, requestHash),
    findUnanswered: () => findUnansweredInvoice(app, command),
  })
}

async function open(app: AppContext, command: InvoicePaymentCommand, requestHash: string) {
  const documents = await checkCommand(app, command)
  if (isRefused(documents)) return documents
  const checked = checkPayer(command.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openInvoicePayment(app, { command, documents, requestHash, payer: checked.payer })
}

async function checkCommand(
  app: Pick<AppContext, 'config' | 'clock' | 'database' | 'log' | 'plugins'>,
  command: InvoicePaymentCommand,
) {
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

/** The guardian's own payment of the same documents and amounts whose checkout was lost on its way. */
async function findUnansweredInvoice(
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
