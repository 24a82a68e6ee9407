import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { accountsOf, undoInAccounting } from '../ledger/index.ts'
import { amountOf, chargeIn } from '../payments/exception-money.ts'
import { refundAsked } from '../payments/decide-return.ts'
import { isContested } from '../payments/in-dispute.ts'
import {
  attemptOrItsShare,
  disputesOf,
  exceptionById,
  finishRefund,
  forgetRefundRequested,
  goneBackOf,
  type ListedException,
  lockPaymentOf,
  noteHandledOutside,
  noteNotReceived,
  noteRefundRequested,
  noteSentAgain,
  openRefundsOf,
  partsPaidBy,
  type Payment,
  type Refund,
  refuseRefund,
  sendRefund,
} from '../payments/index.ts'

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids' | 'plugins'>

export interface RefundAsked {
  readonly actor: string
  readonly trace: string
}

/**
 * Why nothing goes back of what an exception is about: whoever paid contests it, or its loss is borne (disputes-1). Null:
 * it may; also where no money came. Its payment is held until the transaction ends.
 */
export async function refuseContested(
  trx: Transaction,
  exception: ListedException,
): Promise<Refusal<'BAD_INPUT'> | null> {
  const payment = await paymentOf(trx, exception)
  const disputes = payment === null ? [] : await disputesOf(trx, [payment.id])
  return isContested(disputes) ? refuse('BAD_INPUT', { fields: { outcome: ['refund.contested'] } }) : null
}

/**
 * Notes that a provider is asked to give back what an exception is about, and takes it out of its payment; whether it is
 * asked for the first time. Once somebody has said that it went another way nobody is asked (payments-54).
 */
export async function askRefund(
  app: Tools,
  exception: ListedException,
  asked: RefundAsked,
): Promise<Refusal<'ALREADY_RESOLVED' | 'BAD_INPUT'> | 'first' | 'again'> {
  return inTransaction(app.database, async (trx) => {
    const refusal = await refuseContested(trx, exception)
    if (refusal !== null) return refusal
    const payment = await paymentOf(trx, exception)
    const isFirst = await noteRefundRequested(trx, exception.id)
    const present = await exceptionById(trx, exception.id)
    if (present === null || isResolvedOtherwise(present)) return refuse('ALREADY_RESOLVED')
    const about = payment === null ? null : { payment, exception }
    const refund = about === null ? null : await refundOf(app, trx, about, { ...asked, way: 'provider' })
    if (refund !== null && !isFirst) await noteSentAgain(trx, refund, app.clock.now())
    return isFirst ? 'first' : 'again'
  })
}

/** Closed, and not by a refund that its provider gave before its answer came: asking for that again answers the same one. */
export function isResolvedOtherwise({ resolved_at: at, resolution }: ListedException): boolean {
  return at !== null && resolution !== refundAsked
}

/** When its provider was last asked to give it back; null where nobody was. */
export async function refundAskedAt(app: Tools, exception: ListedException): Promise<string | null> {
  return inTransaction(app.database, async (trx) => {
    const payment = await paymentOf(trx, exception)
    const refund = payment === null ? null : await underwayOf(trx, payment, exception)
    return refund?.sentAt ?? null
  })
}

/** The provider has refused. */
export async function dropRefund(app: Tools, exception: ListedException): Promise<void> {
  await inTransaction(app.database, async (trx) => {
    const payment = await paymentOf(trx, exception)
    await forgetRefundRequested(trx, exception.id)
    const refund = payment === null ? null : await underwayOf(trx, payment, exception)
    if (payment !== null && refund !== null) await refuseRefund(app, trx, payment, refund)
  })
}

export interface RefundGiven extends RefundAsked {
  readonly way: Refund['way']
  /** As the provider names it. */
  readonly ref: string | null
}

/** The money of an exception has left, whoever gave it back. */
export async function endRefundOf(
  app: Tools,
  trx: Transaction,
  exception: ListedException,
  { ref, ...given }: RefundGiven,
): Promise<void> {
  const payment = await paymentOf(trx, exception)
  if (payment === null) return
  const refund = await refundOf(app, trx, { payment, exception }, given)
  if (refund === null) return
  const day = bogotaDay(app.clock.now())
  await finishRefund(app, trx, payment, { refund, providerRef: ref, day, actor: given.actor })
}

/** Its provider never had what an exception is about: no money of it is left without a home (ledger-2). */
export async function endNeverReceived(
  app: Tools,
  trx: Transaction,
  exception: ListedException,
): Promise<void> {
  const payment = await paymentOf(trx, exception)
  if (payment !== null) await noteNotReceived(app, trx, payment, amountOf(exception))
}

/** A person has seen to what an exception is about outside the hub: it is not without a home any more (ledger-15). */
export async function endHandledOutside(
  app: Tools,
  trx: Transaction,
  exception: ListedException,
  trace: string,
): Promise<void> {
  const payment = await paymentOf(trx, exception)
  if (payment !== null) await noteHandledOutside(app, trx, payment, { amount: amountOf(exception), trace })
}

/** What went back after accounting had it is undone there: of one child's share, that share alone. */
export async function endReturnOf(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  exception: ListedException,
  trace: string,
): Promise<void> {
  const payment = await paymentOf(trx, exception)
  if (payment === null) return
  const { reference } = exception
  const parts = await partsPaidBy(trx, payment)
  const own = reference === payment.reference ? parts : parts.filter((part) => part.reference === reference)
  const accounts = own.flatMap(accountsOf)
  // Parts of one order went back each by itself, on the account of their split.
  const most = own.some(({ splitId }) => splitId !== null) ? payment.returned : payment.amount
  await undoInAccounting(trx, { key: causeOf(exception), accounts, most, trace, at: clock.now() })
}

interface Refundable {
  readonly payment: Payment
  readonly exception: ListedException
}

/** The one that is under way, or a new one; null where nothing is left to give back. */
async function refundOf(
  app: Tools,
  trx: Transaction,
  { payment, exception }: Refundable,
  asked: Omit<RefundGiven, 'ref'>,
): Promise<Refund | null> {
  const underway = await underwayOf(trx, payment, exception)
  const amount = Math.min(payment.left, amountOf(exception))
  if (underway !== null || amount <= 0) return underway
  return sendRefund(app, trx, payment, { ...asked, amount, cause: causeOf(exception) })
}

async function underwayOf(
  trx: Transaction,
  { id }: Payment,
  exception: ListedException,
): Promise<Refund | null> {
  const refunds = await openRefundsOf(trx, id)
  return refunds.find(({ cause }) => cause === causeOf(exception)) ?? null
}

/** The payment that an exception is about, with COP of it that went back or go, without what the exception itself gives back. */
export async function returnedByOthers(trx: Transaction, exception: ListedException) {
  const payment = await paymentOf(trx, exception)
  if (payment === null) return { payment: null, before: 0 }
  return { payment: payment.id, before: await goneBackOf(trx, payment.id, causeOf(exception)) }
}

/** Held; null where nothing came that counts as money. */
async function paymentOf(trx: Transaction, exception: ListedException): Promise<Payment | null> {
  const { instance, reference } = exception
  const attempt = await attemptOrItsShare(trx, instance, reference)
  const providerRef = chargeIn(exception) ?? reference
  return lockPaymentOf(trx, { instance, reference: attempt?.reference ?? reference, providerRef })
}

const causeOf = ({ id }: ListedException) => `exception:${id}`
