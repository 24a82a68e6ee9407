import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { hashedOf, keepChosenPayer, refuseChosen } from '../payers/index.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { checkDocuments, type DocumentToPay } from './check-documents.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
import { viewDebtor } from './invoice.view.ts'
import { listInvoices } from './list-invoices.ts'
import {
  invoicesPayable,
  startPayment,
  attemptsWithoutCheckout,
  type InvoicesAttempt,
  invoicesAttempts,
  isUnanswered,
  type PaidDocument,
  addInvoicesAttempt,
  debtorsInWizard,
  heldDocuments,
  lockDebtors,
  nameOf,
  newGuardianAttempt,
} from '../payments/index.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Payer } from '../payments/payer.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'

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
  const foreign = await refuseChosen(app.database, command.invoicePayer)
  if (foreign !== null) return foreign
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

function hashOf({ guardianId, documents, payer, invoicePayer }: InvoicePaymentCommand): string {
  return sha256(JSON.stringify([guardianId, documents, payer, ...hashedOf(invoicePayer)]))
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

interface InvoiceOpening {
  readonly command: InvoicePaymentCommand
  /** At least one. */
  readonly documents: readonly PaidDocument[]
  readonly requestHash: string
  readonly payer: Payer
}

/** Writes the payment with its documents, which it locks: all or nothing. */
async function openInvoicePayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>,
  opening: InvoiceOpening,
): Promise<Refusal<'INVOICE_PENDING'> | InvoicesAttempt> {
  try {
    return await inTransaction(app.database, (trx) => writeOpening(app, trx, opening))
  } catch (error) {
    if (isDuplicate(error)) return refusePending(opening.documents[0])
    throw error
  }
}

async function writeOpening(
  app: Pick<AppContext, 'config' | 'clock' | 'ids'>,
  trx: Transaction,
  opening: InvoiceOpening,
): Promise<Refusal<'INVOICE_PENDING'> | InvoicesAttempt> {
  const { documents } = opening
  const studentCodes = [...new Set(documents.map(studentOf))]
  await lockDebtors(trx, studentCodes)
  const inWizard = await debtorsInWizard(trx, studentCodes)
  const held = await heldDocuments(
    trx,
    documents.map(({ partnerCode }) => partnerCode),
  )
  const busy = documents.find((document) => inWizard.has(studentOf(document)) || held.has(nameOf(document)))
  if (busy !== undefined) return refusePending(busy)
  const instance = app.config.settings.payments.invoicesInstance
  const amount = sum(documents.map((document) => document.amount))
  const fresh = newGuardianAttempt(app, { ...opening, pays: 'invoices', instance, amount })
  const parts = documents.map((document) => ({ id: app.ids.id(), ...document }))
  const payment = await addInvoicesAttempt(trx, fresh, parts)
  await keepChosenPayer(trx, payment.id, opening.command.invoicePayer, app.clock.wall())
  await noteBeginning(app, trx, opening, payment)
  return payment
}

async function noteBeginning(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { command, documents }: InvoiceOpening,
  { reference, amount }: InvoicesAttempt,
): Promise<void> {
  await recordAudit(trx, {
    at: clock.wall(),
    actor: `guardian:${command.guardianId}`,
    act: 'invoices.begin',
    subject: reference,
    before: null,
    after: { amount, documents: documents.map(nameOf) },
    trace: command.trace,
  })
}

function studentOf({ partnerCode }: PaidDocument): string {
  return studentCodeOf(partnerCode)
}

function refusePending(document: PaidDocument | undefined): Refusal<'INVOICE_PENDING'> {
  return refuse('INVOICE_PENDING', { values: { document: document?.docNum ?? '' } })
}
