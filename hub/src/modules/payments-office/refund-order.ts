import type { RefundExtent } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Database } from '../../db/database.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { type EnrollmentOrder, findOrderByToken } from '../enrollment/index.ts'
import { judgeRefund, type RefundFacts } from '../payments/decide-refund.ts'
import { isContested } from '../payments/in-dispute.ts'
import {
  askRefund,
  disputesOf,
  lockPaidOrder,
  type OrderRefund,
  paidAllocation,
  type PaidOrder,
  Payment,
  type Refund,
  refundsOfOrder,
  type RefundWay,
  sendOrderRefund,
} from '../payments/index.ts'

export interface RefundInput {
  /** COP, more than 0. */
  readonly amount: number
  readonly way: RefundWay
  readonly reason: string
}

export interface RefundPayload extends RefundInput {
  /** Of the order. */
  readonly token: string
  /** Idempotency-Key: the same request under it answers the same refund. */
  readonly key: string
}

export interface RefundCommand extends RefundPayload {
  readonly actor: string
  readonly trace: string
  /** Called last in the transaction that sends it; what it throws undoes that. */
  readonly alongside?: (trx: Transaction, result: string) => Promise<void>
}

/** An order with what of its payment can be given back, and by whom. */
export interface RefundableOrder extends Pick<RefundFacts, 'left' | 'gives'> {
  readonly order: EnrollmentOrder
}

/** A provider is first asked again after the call that asked it has ended. */
const firstAskMs = 30_000

/** Null where there is no such order. */
export async function readRefundable(
  app: Pick<AppContext, 'database' | 'plugins'>,
  token: string,
): Promise<(RefundableOrder & RefundFacts) | null> {
  const order = await findOrderByToken(app.database, token)
  if (order === null) return null
  const paid = await paidAllocation(app.database, order.id)
  const payment = paid?.paymentId ? await Payment.query(app.database).findById(paid.paymentId) : undefined
  if (paid === null || payment === undefined || paid.status !== 'approved')
    return { order, left: 0, charged: 0, gives: 'none', isContested: false }
  const left = paid.amount - paid.refunded
  return { order, left, ...(await factsOf(app, app.database, payment)) }
}

/** What decides a refund of an order whose payment is held. */
export async function heldRefundFacts(
  app: Pick<AppContext, 'plugins'>,
  trx: Transaction,
  { allocation, payment }: Pick<PaidOrder, 'allocation' | 'payment'>,
): Promise<RefundFacts> {
  const left = allocation.status === 'approved' ? allocation.amount - allocation.refunded : 0
  return { left, ...(await factsOf(app, trx, payment)) }
}

async function factsOf(
  app: Pick<AppContext, 'plugins'>,
  database: Database,
  payment: Payment,
): Promise<Omit<RefundFacts, 'left'>> {
  const disputes = await disputesOf(database, [payment.id])
  return { charged: payment.amount, gives: extentOf(app, payment), isContested: isContested(disputes) }
}

/** What somebody typed from paper is given back by nobody but the school. */
function extentOf(
  { plugins }: Pick<AppContext, 'plugins'>,
  { account, instance }: Pick<Payment, 'account' | 'instance'>,
): RefundExtent {
  return account.startsWith('provider/') ? plugins.payments(instance).supports.refunds : 'none'
}

/** The refund that this key has asked for; null for a new key. */
export async function findRefundByKey(
  database: Database,
  orderId: string,
  { key, amount, way, reason }: Omit<RefundPayload, 'token'>,
): Promise<Refusal<'KEY_REUSED'> | OrderRefund | null> {
  const refunds = await refundsOfOrder(database, orderId)
  const present = refunds.find(({ requestKey }) => requestKey === key)
  if (present === undefined) return null
  const isSame = present.amount === amount && present.way === way && present.reason === reason
  return isSame ? present : refuse('KEY_REUSED')
}

/**
 * Gives back what an order's payment paid, whole or in part. It is owed before its provider is asked, so that nobody
 * gives it twice; without the provider's answer it stays sent, and is looked up until it is done or refused
 * (payments-44).
 */
export async function refundOrder(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'live' | 'log' | 'plugins'>,
  command: RefundCommand,
): Promise<Refusal<'NOT_FOUND' | 'BAD_INPUT' | 'KEY_REUSED'> | Refund> {
  const found = await readRefundable(app, command.token)
  if (found === null) return refuse('NOT_FOUND')
  const sent = await inTransaction(app.database, (trx) => send(app, trx, found, command))
  if (isRefused(sent)) return sent
  if (sent.way === 'provider' && sent.status === 'sent') await askRefund(app, sent)
  app.live.changed(command.token)
  return sent
}

async function send(
  app: Pick<AppContext, 'clock' | 'ids' | 'plugins'>,
  trx: Transaction,
  { order }: RefundableOrder,
  { alongside, token: _token, ...command }: RefundCommand,
): Promise<Refusal<'BAD_INPUT' | 'KEY_REUSED'> | Refund> {
  const paid = await paidAllocation(trx, order.id)
  if (paid === null) return refuse('BAD_INPUT', { fields: { amount: ['refund.tooMuch'] } })
  const held = await lockPaidOrder(trx, { orderId: order.id, attemptId: paid.attemptId })
  const known = await findRefundByKey(trx, order.id, command)
  if (known !== null) return known
  const fields = judgeRefund(command, await heldRefundFacts(app, trx, held))
  if (fields !== null) return refuse('BAD_INPUT', { fields })
  const refund = await sendHeldRefund(app, trx, held, command)
  await alongside?.(trx, 'sent')
  return refund
}

/** Owes what somebody has decided to give back of a held order; the caller has judged it (payments-44). */
export async function sendHeldRefund(
  app: Pick<AppContext, 'clock' | 'ids' | 'plugins'>,
  trx: Transaction,
  held: PaidOrder,
  { key: requestKey, ...asked }: Omit<RefundCommand, 'token' | 'alongside'>,
): Promise<Refund> {
  const askAt = asked.way === 'provider' ? new Date(app.clock.wall().getTime() + firstAskMs) : null
  return sendOrderRefund(app, trx, held, { ...asked, requestKey, askAt: askAt?.toISOString() ?? null })
}
