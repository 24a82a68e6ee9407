import type { ProviderPayment } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { announce, deliverJob } from '../outbox/index.ts'
import { decideSettlement, movesForward, type Settlement } from '../payments/decide-settlement.ts'
import { type ExceptionKind, raiseException } from '../payments/index.ts'
import { nextAsk } from '../payments/next-ask.ts'
import { closeInvoicePayment } from './close-invoice-payment.ts'
import { holdAgain, nameOf, releaseDocuments } from './hold.store.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import {
  approvedSince,
  askInvoiceProviderAt,
  documentsOf,
  holdInvoicePayment,
  type InvoicePaymentEnd,
  invoicePaymentById,
  waitInvoicePayment,
} from './invoice-payment.store.ts'

/** Asks the provider about one payment and does what its answer means; safe to run any number of times. */
export async function settleInvoicePayment(house: House, id: string, signal: AbortSignal): Promise<void> {
  const { database, plugins, clock, config } = house
  const payment = await invoicePaymentById(database, id)
  const { reference, providerRef, trace } = payment
  const seen = await plugins.payments(payment.instance).find({ reference, providerRef }, { signal, trace })
  const testsCount = config.settings.profile === 'sandbox'
  const settlement = decideSettlement({ attempt: payment, seen, now: clock.now(), testsCount })
  await inTransaction(database, async (trx) =>
    apply(house, trx, await holdInvoicePayment(trx, id), settlement),
  )
  if (settlement.is === 'settle') house.work.wake(deliverJob)
}

async function apply(
  house: House,
  trx: Transaction,
  payment: InvoicePayment,
  settlement: Settlement,
): Promise<void> {
  if (settlement.is === 'wait') return wait(house, trx, payment, settlement.seen)
  const end = { ...endOf(settlement), at: house.clock.now() }
  if (!movesForward(payment.status, end.status)) return askInvoiceProviderAt(trx, payment.id, null)
  if (settlement.is === 'settle') return approve(house, trx, payment, settlement.seen)
  await closeInvoicePayment(house, trx, payment, { seen: settlement.seen, end, actor: providerOf(payment) })
  switch (settlement.is) {
    case 'close':
      return releaseDocuments(trx, payment.id)
    case 'park':
      return raise(house, trx, payment, { kind: settlement.why, seen: settlement.seen })
    case 'reverse':
      // The second payment of a document went back: that was its task, and nothing is left to look into.
      if (payment.status === 'duplicate') return
      if (payment.status !== 'approved') await releaseDocuments(trx, payment.id)
      return raise(house, trx, payment, { kind: 'reversed', seen: settlement.seen })
  }
}

function endOf(settlement: Exclude<Settlement, { is: 'wait' }>): Omit<InvoicePaymentEnd, 'at'> {
  switch (settlement.is) {
    case 'close':
      return { status: settlement.as, reason: settlement.seen?.reason ?? null }
    case 'park':
      return { status: 'parked', reason: settlement.why }
    case 'reverse':
      return { status: 'reversed', reason: settlement.seen.reason }
    case 'settle':
      return { status: 'approved', reason: null }
  }
}

function providerOf({ instance }: InvoicePayment): string {
  return `provider:${instance}`
}

async function wait(
  { clock, config }: House,
  trx: Transaction,
  payment: InvoicePayment,
  seen: ProviderPayment | null,
): Promise<void> {
  if (payment.finishedAt !== null) return
  const { askEverySeconds: everySeconds } = config.settings.payments
  const askAt = nextAsk(clock.wall(), { asked: payment.asked, everySeconds })
  await waitInvoicePayment(trx, payment, seen, askAt)
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
  const at = house.clock.now()
  const actor = providerOf(payment)
  if (!(await areStillToPay(trx, payment))) {
    const end = { status: 'duplicate', reason: null, at } as const
    await closeInvoicePayment(house, trx, payment, { seen, end, actor })
    await releaseDocuments(trx, payment.id)
    return raise(house, trx, payment, { kind: 'duplicate-payment', seen })
  }
  const end = { status: 'approved', reason: null, at } as const
  await closeInvoicePayment(house, trx, payment, { seen, end, actor })
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

interface Trouble {
  readonly kind: ExceptionKind
  readonly seen: ProviderPayment
}

async function raise(
  { clock }: House,
  trx: Transaction,
  { instance, reference, amount }: InvoicePayment,
  { kind, seen }: Trouble,
): Promise<void> {
  await raiseException(trx, {
    kind,
    instance,
    reference,
    attemptId: null,
    facts: { expected: amount, seen: seen.amount, currency: seen.currency, providerRef: seen.providerRef },
    at: clock.wall(),
  })
}
