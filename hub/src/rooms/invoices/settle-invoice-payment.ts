import type { ProviderPayment } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Transaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import {
  closeGuardianPayment,
  type Following,
  type GuardianSettling,
  providerOf,
  raiseForGuardian,
  settleGuardianPayment,
} from '../payments/index.ts'
import { holdAgain, nameOf, releaseDocuments } from './hold.store.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import {
  approvedSince,
  documentsOf,
  holdInvoicePayment,
  invoicePaymentById,
} from './invoice-payment.store.ts'

/** Asks the provider about one payment and does what its answer means; safe to run any number of times. */
export async function settleInvoicePayment(house: House, id: string, signal: AbortSignal): Promise<void> {
  const payment = await invoicePaymentById(house.database, id)
  await settleGuardianPayment(house, payment, settling, signal)
}

const settling: GuardianSettling<InvoicePayment> = {
  act: 'invoices.end',
  hold: holdInvoicePayment,
  approve,
  follow,
}

async function follow(
  house: House,
  trx: Transaction,
  payment: InvoicePayment,
  settlement: Following,
): Promise<void> {
  switch (settlement.is) {
    case 'close':
      return releaseDocuments(trx, payment.id)
    case 'park':
      return raiseForGuardian(house, trx, payment, { kind: settlement.why, seen: settlement.seen })
    case 'reverse':
      // The second payment of a document went back: that was its task, and nothing is left to look into.
      if (payment.status === 'duplicate') return
      if (payment.status !== 'approved') await releaseDocuments(trx, payment.id)
      return raiseForGuardian(house, trx, payment, { kind: 'reversed', seen: settlement.seen })
  }
}

/**
 * What the payment holds stays held until accounting has recorded it: until then accounting still says that the
 * documents are to pay. An approval after our own expiry counts unless its documents were paid otherwise meanwhile.
 */
async function approve(
  house: House,
  trx: Transaction,
  payment: InvoicePayment,
  seen: ProviderPayment,
): Promise<void> {
  const areOurs = await areStillToPay(trx, payment)
  const status = areOurs ? 'approved' : 'duplicate'
  const end = { status, reason: null, at: house.clock.now() } as const
  const closing = { seen, end, actor: providerOf(payment), act: 'invoices.end' } as const
  await closeGuardianPayment(house, trx, payment, closing)
  if (!areOurs) {
    await releaseDocuments(trx, payment.id)
    return raiseForGuardian(house, trx, payment, { kind: 'duplicate-payment', seen })
  }
  await announce(trx, {
    topic: 'accounting.incoming-payment',
    key: `invoices:${payment.id}`,
    payload: { paymentId: payment.id },
    trace: payment.trace,
    at: house.clock.wall(),
  })
}

async function areStillToPay(trx: Transaction, payment: InvoicePayment): Promise<boolean> {
  const documents = documentsOf(payment)
  const paid = (await approvedSince(trx, payment.guardianId, payment.startedAt)).flatMap(documentsOf)
  const names = new Set(paid.map(nameOf))
  if (documents.some((document) => names.has(nameOf(document)))) return false
  return holdAgain(trx, payment.id, documents)
}
