import type { Payer } from '@matricula/contract'
import type { House } from '../../house.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { debtorsInWizard, holdDebtors } from '../payments/index.ts'
import { heldDocuments, holdDocuments, nameOf } from './hold.store.ts'
import type { InvoicePayment, PaidDocument } from './invoice-payment.model.ts'
import { addInvoicePayment, invoicePaymentById } from './invoice-payment.store.ts'
import type { InvoiceWish } from './invoice-wish.ts'

export interface InvoiceOpening {
  readonly wish: InvoiceWish
  /** At least one. */
  readonly documents: readonly PaidDocument[]
  readonly requestHash: string
  readonly payer: Payer
}

/** Writes the payment and a hold on each of its documents, all or nothing. */
export async function openInvoicePayment(
  house: House,
  opening: InvoiceOpening,
): Promise<Refusal | InvoicePayment> {
  try {
    return await inTransaction(house.database, (trx) => writeOpening(house, trx, opening))
  } catch (error) {
    if (isDuplicate(error)) return refusePending(opening.documents[0])
    throw error
  }
}

async function writeOpening(
  house: House,
  trx: Transaction,
  opening: InvoiceOpening,
): Promise<Refusal | InvoicePayment> {
  const { documents } = opening
  const studentCodes = [...new Set(documents.map(studentCodeOf))]
  await holdDebtors(trx, studentCodes)
  const inWizard = await debtorsInWizard(trx, studentCodes)
  const held = await heldDocuments(
    trx,
    documents.map(({ partnerCode }) => partnerCode),
  )
  const busy = documents.find(
    (document) => inWizard.has(studentCodeOf(document)) || held.has(nameOf(document)),
  )
  if (busy !== undefined) return refusePending(busy)
  const id = house.ids.id()
  await addInvoicePayment(trx, { ...newPayment(house, opening), id })
  await holdDocuments(trx, id, documents)
  const payment = await invoicePaymentById(trx, id)
  await noteBeginning(house, trx, opening, payment)
  return payment
}

function newPayment({ ids, clock, config }: House, { wish, documents, requestHash, payer }: InvoiceOpening) {
  const { invoicesInstance, attemptMinutes, askEverySeconds } = config.settings.payments
  const now = clock.now()
  return {
    guardianId: wish.guardianId,
    token: ids.token(),
    idempotencyKey: wish.idempotencyKey,
    requestHash,
    instance: invoicesInstance,
    reference: ids.reference(),
    amount: sum(documents.map(({ amount }) => amount)),
    documents,
    payer,
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + attemptMinutes * 60_000).toISOString(),
    askAt: new Date(clock.wall().getTime() + askEverySeconds * 1000).toISOString(),
    trace: wish.trace,
  }
}

async function noteBeginning(
  { clock }: House,
  trx: Transaction,
  { wish, documents }: InvoiceOpening,
  { reference, amount }: InvoicePayment,
): Promise<void> {
  await recordAudit(trx, {
    at: clock.wall(),
    actor: `guardian:${wish.guardianId}`,
    act: 'invoices.begin',
    subject: reference,
    before: null,
    after: { amount, documents: documents.map(nameOf) },
    trace: wish.trace,
  })
}

/** A student's partner is C and the school code. */
function studentCodeOf({ partnerCode }: PaidDocument): string {
  return partnerCode.slice(1).toUpperCase()
}

function refusePending(document: PaidDocument | undefined): Refusal {
  return refuse('INVOICE_PENDING', { values: { document: document?.docNum ?? '' } })
}
