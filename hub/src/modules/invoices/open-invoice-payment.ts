import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { debtorsInWizard, lockDebtors, newGuardianPayment } from '../payments/index.ts'
import { heldDocuments, lockDocuments, nameOf } from './document-lock.store.ts'
import type { InvoicePayment, PaidDocument } from './invoice-payment.model.ts'
import { addInvoicePayment, invoicePaymentById } from './invoice-payment.store.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
import type { Payer } from '../payments/payer.ts'

export interface InvoiceOpening {
  readonly command: InvoicePaymentCommand
  /** At least one. */
  readonly documents: readonly PaidDocument[]
  readonly requestHash: string
  readonly payer: Payer
}

/** Writes the payment and a hold on each of its documents, all or nothing. */
export async function openInvoicePayment(
  app: AppContext,
  opening: InvoiceOpening,
): Promise<Refusal | InvoicePayment> {
  try {
    return await inTransaction(app.database, (trx) => writeOpening(app, trx, opening))
  } catch (error) {
    if (isDuplicate(error)) return refusePending(opening.documents[0])
    throw error
  }
}

async function writeOpening(
  app: AppContext,
  trx: Transaction,
  opening: InvoiceOpening,
): Promise<Refusal | InvoicePayment> {
  const { documents } = opening
  const studentCodes = [...new Set(documents.map(studentCodeOf))]
  await lockDebtors(trx, studentCodes)
  const inWizard = await debtorsInWizard(trx, studentCodes)
  const held = await heldDocuments(
    trx,
    documents.map(({ partnerCode }) => partnerCode),
  )
  const busy = documents.find(
    (document) => inWizard.has(studentCodeOf(document)) || held.has(nameOf(document)),
  )
  if (busy !== undefined) return refusePending(busy)
  const instance = app.config.settings.payments.invoicesInstance
  const amount = sum(documents.map((document) => document.amount))
  const fresh = newGuardianPayment(app, { ...opening, instance, amount })
  await addInvoicePayment(trx, { ...fresh, documents: JSON.stringify(documents) })
  await lockDocuments(trx, fresh.id, documents)
  const payment = await invoicePaymentById(trx, fresh.id)
  await noteBeginning(app, trx, opening, payment)
  return payment
}

async function noteBeginning(
  { clock }: AppContext,
  trx: Transaction,
  { command, documents }: InvoiceOpening,
  { reference, amount }: InvoicePayment,
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

/** A student's partner is C and the school code. */
function studentCodeOf({ partnerCode }: PaidDocument): string {
  return partnerCode.slice(1).toUpperCase()
}

function refusePending(document: PaidDocument | undefined): Refusal {
  return refuse('INVOICE_PENDING', { values: { document: document?.docNum ?? '' } })
}
