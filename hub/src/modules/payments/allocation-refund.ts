import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type EnrollmentOrder, lockOrder } from '../enrollment/index.ts'
import { accountsOf, balancesOf } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
import { Allocation, type OrderAllocation, type PaymentAttempt } from './attempt.model.ts'
import { attemptById } from './attempt.store.ts'
import { partsToFree } from './decide-refund.ts'
import { paidAllocationOf } from './order-attempt.store.ts'
import { creditDelivery } from './einvoice-delivery.ts'
import { forPayable } from './payables.ts'
import type { Payment } from './payment.model.ts'
import { lockPaymentById } from './payment.store.ts'
import { finishRefund, freeForRefund, refuseRefund, sendRefund, undoFreed } from './refund-ledger.ts'
import type { Refund } from './refund.model.ts'
import { type AllocationRefund, allocationRefundById } from './refund.store.ts'
import { settleStanding, type StandingPayment } from './settle-standing.ts'
import { keepPartShares, type PlacedTransfer } from './part-shares.ts'

type Tools = Pick<AppContext, 'clock' | 'ids' | 'plugins'>

/** What was paid, with what a refund of it moves; all of it held. */
export interface PaidAllocation extends StandingPayment {
  readonly payment: Payment
}

/** The same of an order. */
export interface PaidOrder extends PaidAllocation {
  readonly order: EnrollmentOrder
  readonly allocation: OrderAllocation
}

/** In the order in which a provider's word takes them, which may come at this very moment. */
export async function lockPaidOrder(
  trx: Transaction,
  { orderId, attemptId }: { readonly orderId: string; readonly attemptId: string },
): Promise<PaidOrder> {
  const attempt = await lockAttemptOf(trx, attemptId)
  const order = await lockOrder(trx, orderId)
  const allocation = await paidAllocationOf(trx, orderId)
  const payment = await lockPaymentById(trx, String(allocation.paymentId))
  return { order, attempt, allocation, payment }
}

/** What an allocation paid, whatever it is for; in the same order. */
export async function lockPaid(
  trx: Transaction,
  { allocationId, orderId, attemptId }: Pick<AllocationRefund, 'allocationId' | 'orderId' | 'attemptId'>,
): Promise<PaidAllocation> {
  if (orderId !== null) return lockPaidOrder(trx, { orderId, attemptId })
  const attempt = await lockAttemptOf(trx, attemptId)
  const allocation = await Allocation.query(trx).findById(String(allocationId)).throwIfNotFound()
  const payment = await lockPaymentById(trx, String(allocation.paymentId))
  return { order: null, attempt, allocation, payment }
}

async function lockAttemptOf(trx: Transaction, attemptId: string): Promise<PaymentAttempt> {
  const { pays } = await attemptById(trx, attemptId)
  return forPayable(pays, (payable) => payable.lock(trx, attemptId))
}

export type RefundToSend = Pick<
  Refund,
  'amount' | 'way' | 'reason' | 'requestKey' | 'askAt' | 'actor' | 'trace'
>

/**
 * Takes money back from what a payment paid, and owes it to whoever paid before anybody is asked to give it
 * (ledger-7). An order stays paid as long as something of it is.
 */
export async function sendAllocationRefund(
  app: Tools,
  trx: Transaction,
  paid: PaidAllocation,
  asked: RefundToSend,
): Promise<Refund> {
  const { order, allocation, payment } = paid
  const { amount, trace } = asked
  const id = app.ids.id()
  const held = await balancesOf(trx, { subject: `payment:${payment.id}`, kind: 'to-post' })
  const accounts = accountsOf({ id: allocation.id, orderId: order?.id ?? null, splitId: null })
  const parts = partsToFree(held, accounts, amount)
  await freeForRefund(app, trx, payment, { refund: { id, trace }, parts })
  const cause = order === null ? `document:${allocation.id}` : `order:${order.id}`
  const named = { id, cause, allocationId: allocation.id }
  const sent = await sendRefund(app, trx, payment, { ...asked, ...named })
  await changeRefunded(app, trx, paid, { amount, actor: asked.actor })
  await note(app, trx, paid, { refund: sent, act: 'refund.send', actor: asked.actor, before: null })
  return sent
}

export interface RefundWord {
  readonly refundId: string
  readonly actor: string
}

export interface RefundArrival extends RefundWord {
  /** As whoever gave it back names it. */
  readonly providerRef: string | null
  /** Of the money. */
  readonly day: LocalDate
  /** Of an order that was paid in parts, where each part has its own. */
  readonly transfers?: readonly PlacedTransfer[]
}

/** The money has left; of a refund that has ended before, nothing changes. */
export async function finishAllocationRefund(
  app: Tools,
  trx: Transaction,
  { refundId, ...done }: RefundArrival,
): Promise<void> {
  const held = await lockRefund(trx, refundId)
  if (held?.refund.status === 'sent') await finishLockedRefund(app, trx, held, done)
}

/** The same of one that is on its way and held. */
export async function finishLockedRefund(
  app: Tools,
  trx: Transaction,
  { refund, payment }: LockedRefund,
  done: Omit<RefundArrival, 'refundId'>,
): Promise<void> {
  await keepPartShares(app, trx, refund, done)
  await finishRefund(app, trx, payment, { ...done, refund })
}

export interface RefundRefusal extends RefundWord {
  readonly refusal: string
}

/** It is not given back; of a refund that has ended before, nothing changes. */
export async function refuseAllocationRefund(
  app: Tools,
  trx: Transaction,
  { refundId, ...refused }: RefundRefusal,
): Promise<void> {
  const held = await lockRefund(trx, refundId)
  if (held?.refund.status === 'sent') await refuseHeldRefund(app, trx, held, refused)
}

/** It pays again what it had paid, unless the provider has taken all of it back since. */
export async function refuseHeldRefund(
  app: Tools,
  trx: Transaction,
  { refund, ...paid }: LockedRefund,
  { actor, refusal }: Omit<RefundRefusal, 'refundId'>,
): Promise<void> {
  await refuseRefund(app, trx, paid.payment, refund, refusal)
  if (paid.payment.returned < paid.payment.amount) {
    await undoFreed(app, trx, paid.payment, refund)
    await changeRefunded(app, trx, paid, { amount: -refund.amount, actor })
  } else {
    const { id, trace } = refund
    const credited = { attemptId: refund.attemptId, cause: `refund:${id}`, trace, at: app.clock.wall() }
    await announce(trx, ...creditDelivery(app, credited))
  }
  await note(app, trx, paid, { refund, act: 'refund.refuse', actor, before: 'sent' })
}

/** A refund with what it is taken from, all of it as it stands and held. */
export interface LockedRefund extends PaidAllocation {
  readonly refund: AllocationRefund
}

/** Null where there is none of what was paid. */
export async function lockRefund(trx: Transaction, id: string): Promise<LockedRefund | null> {
  const known = await allocationRefundById(trx, id)
  if (known === null) return null
  const paid = await lockPaid(trx, known)
  const refund = await allocationRefundById(trx, id)
  return refund === null ? null : { ...paid, refund }
}

/** COP: less than 0 where it is paid again. */
async function changeRefunded(
  app: Pick<Tools, 'clock'>,
  trx: Transaction,
  paid: PaidAllocation,
  { amount, actor }: { readonly amount: number; readonly actor: string },
): Promise<void> {
  const { refunded, takenBack } = paid.allocation
  await settleStanding(app, trx, paid, { refunded: refunded + amount, takenBack, actor })
}

interface RefundNote {
  readonly refund: Refund
  readonly act: 'refund.send' | 'refund.refuse'
  readonly actor: string
  readonly before: 'sent' | null
}

async function note(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  { order, attempt }: PaidAllocation,
  { refund: { id, amount, way, reason, trace }, act, actor, before }: RefundNote,
): Promise<void> {
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act,
    subject: order?.token ?? attempt.reference,
    before: before === null ? null : { state: before },
    after: { refund: id, amount, way, reason },
    trace,
  })
}
