import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import {
  addInvoicesAttempt,
  type AttemptBeginning,
  begunBy,
  debtorsInWizard,
  heldDocuments,
  type InvoicesAttempt,
  lockDebtors,
  nameOf,
  newAttempt,
  type PaidDocument,
} from '../payments/index.ts'
import type { Payer } from '../payments/payer.ts'

export interface InvoiceOpening {
  readonly command: AttemptBeginning
  /** At least one. */
  readonly documents: readonly PaidDocument[]
  readonly requestHash: string
  readonly payer: Payer
}

/** Writes the payment with its documents, which it locks: all or nothing. */
export async function openInvoicePayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>,
  opening: InvoiceOpening,
): Promise<Refusal<'INVOICE_PENDING' | 'NOT_FOUND'> | InvoicesAttempt> {
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
): Promise<Refusal<'INVOICE_PENDING' | 'NOT_FOUND'> | InvoicesAttempt> {
  const { documents, command } = opening
  const closed = (await command.link?.lock(trx)) ?? null
  if (closed !== null) return closed
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
  const fresh = newAttempt(app, { ...opening, pays: 'invoices', instance, amount })
  const parts = documents.map((document) => ({ id: app.ids.id(), ...document }))
  const payment = await addInvoicesAttempt(trx, fresh, parts)
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
    ...begunBy(command.link, { actor: `guardian:${command.guardianId}`, act: 'invoices.begin' }),
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
