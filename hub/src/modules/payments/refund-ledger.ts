import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { type Account, post, type PostingLine } from '../ledger/index.ts'
import type { Payment } from './payment.model.ts'
import { changePayment } from './payment.store.ts'
import type { Refund } from './refund.model.ts'
import { addRefund, endRefund } from './refund.store.ts'

type Tools = Pick<AppContext, 'clock' | 'ids'>

export type NewRefund = Pick<Refund, 'cause' | 'amount' | 'way' | 'actor' | 'trace'>

/**
 * Takes a refund out of what a payment has left, before anybody is asked to give it back (ledger-4). The payment's row
 * is held by the caller; throws where more is to go back than is left.
 */
export async function sendRefund(
  { clock, ids }: Tools,
  trx: Transaction,
  payment: Payment,
  refund: NewRefund,
): Promise<Refund> {
  if (refund.amount > payment.left) throw new Error(`the payment ${payment.id} has only ${payment.left} left`)
  const at = clock.now()
  const fields = { id: ids.id(), paymentId: payment.id, sentAt: at.toISOString() }
  const sent = await addRefund(trx, { ...refund, ...fields, status: 'sent' })
  await changePayment(trx, payment, { left: payment.left - sent.amount })
  await postRefund(trx, sent, { key: keyOf(sent), day: bogotaDay(at), at, lines: owed(sent) })
  return sent
}

export interface RefundDone {
  readonly refund: Refund
  /** As whoever gave it back names it. */
  readonly providerRef: string | null
  /** Of the money. */
  readonly day: LocalDate
}

/** The money has left: from where it came in, or from the school's bank (ledger-4). */
export async function finishRefund(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  { refund, providerRef, day }: RefundDone,
): Promise<void> {
  const { amount, way } = refund
  const at = clock.now()
  const from: Account = way === 'provider' ? payment.account : 'bank/refunds'
  await endRefund(trx, refund, { status: 'done', endedAt: at.toISOString(), providerRef })
  if (way === 'provider') await changePayment(trx, payment, { returned: payment.returned + amount })
  const lines = [
    { account: dueOf(refund), amount },
    { account: from, amount: -amount },
  ]
  await postRefund(trx, refund, { key: `${keyOf(refund)}:done`, day, at, lines })
}

/** Whoever was asked does not give it back: it is left of the payment again (ledger-4). */
export async function refuseRefund(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  const at = clock.now()
  await endRefund(trx, refund, { status: 'refused', endedAt: at.toISOString(), providerRef: null })
  await changePayment(trx, payment, { left: payment.left + refund.amount })
  const lines = owed(refund).map(({ account, amount }) => ({ account, amount: -amount }))
  await postRefund(trx, refund, { key: `${keyOf(refund)}:refused`, day: bogotaDay(at), at, lines })
}

const keyOf = ({ id }: Refund) => `refund:${id}`

const dueOf = ({ id }: Refund): Account => `refund-due/${id}`

function owed(refund: Refund): readonly PostingLine[] {
  const { paymentId, amount } = refund
  return [
    { account: `unapplied/${paymentId}`, amount },
    { account: dueOf(refund), amount: -amount },
  ]
}

interface RefundMove {
  readonly key: string
  readonly day: LocalDate
  readonly at: Date
  readonly lines: readonly PostingLine[]
}

async function postRefund(
  trx: Transaction,
  { paymentId, trace }: Refund,
  { at, ...move }: RefundMove,
): Promise<void> {
  const subject = `payment:${paymentId}`
  await post(trx, { ...move, subject, reason: null, trace }, at)
}
