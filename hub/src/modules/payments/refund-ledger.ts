import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { type Account, linesOf, type Part, post, type PostingLine } from '../ledger/index.ts'
import { noteRefunded } from './note-refunded.ts'
import type { Payment } from './payment.model.ts'
import { changePayment } from './payment.store.ts'
import type { Refund } from './refund.model.ts'
import { addRefund, endRefund } from './refund.store.ts'

type Tools = Pick<AppContext, 'clock' | 'ids'>

export type NewRefund = Pick<Refund, 'cause' | 'amount' | 'way' | 'actor' | 'trace'> &
  Partial<Pick<Refund, 'id' | 'allocationId' | 'requestKey' | 'reason' | 'askAt'>>

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
  const fields = { paymentId: payment.id, sentAt: at.toISOString(), status: 'sent' } as const
  const sent = await addRefund(trx, { id: ids.id(), ...refund, ...fields })
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
  /** Whose word it is. */
  readonly actor: string
}

/** The money has left: from where it came in, or from the school's bank (ledger-4). */
export async function finishRefund(
  { clock, plugins }: Pick<AppContext, 'clock' | 'plugins'>,
  trx: Transaction,
  payment: Payment,
  { refund, providerRef, day, actor }: RefundDone,
): Promise<void> {
  const { amount, way } = refund
  const at = clock.now()
  const from: Account = way === 'provider' ? payment.account : 'bank/refunds'
  await endRefund(trx, refund, { status: 'done', endedAt: at.toISOString(), providerRef, day, refusal: null })
  if (way === 'provider') await changePayment(trx, payment, { returned: payment.returned + amount })
  const lines = [
    { account: dueOf(refund), amount },
    { account: from, amount: -amount },
  ]
  await postRefund(trx, refund, { key: `${keyOf(refund)}:done`, day, at, lines })
  await noteRefunded({ clock, plugins }, trx, payment, { refund, actor })
}

/** Whoever was asked does not give it back: it is left of the payment again (ledger-4). */
export async function refuseRefund(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  refund: Refund,
  refusal: string | null = null,
): Promise<void> {
  const at = clock.now()
  const end = { status: 'refused', endedAt: at.toISOString(), providerRef: null, day: null, refusal } as const
  await endRefund(trx, refund, end)
  await changePayment(trx, payment, { left: payment.left + refund.amount })
  const lines = owed(refund).map(({ account, amount }) => ({ account, amount: -amount }))
  await postRefund(trx, refund, { key: `${keyOf(refund)}:refused`, day: bogotaDay(at), at, lines })
}

/**
 * Takes money back from what it paid: it has no home again, and where accounting had it that is to be undone there
 * (ledger-7).
 */
export async function freeForRefund(
  app: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  { refund, parts }: { readonly refund: Pick<Refund, 'id' | 'trace'>; readonly parts: readonly Part[] },
): Promise<void> {
  const lines = parts.map(({ account, amount }): PostingLine => ({ account, amount }))
  await moveHome(app, trx, payment, { refund, key: `${keyOf(refund)}:freed`, lines })
}

/** Its money pays again what it had paid. */
export async function undoFreed(
  app: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  refund: Pick<Refund, 'id' | 'trace'>,
): Promise<void> {
  const freed = await linesOf(trx, `${keyOf(refund)}:freed`)
  const lines = freed
    .filter(({ account }) => account.startsWith('to-post/'))
    .map(({ account, amount }): PostingLine => ({ account, amount: -amount }))
  await moveHome(app, trx, payment, { refund, key: `${keyOf(refund)}:restored`, lines })
}

interface HomeMove {
  readonly refund: Pick<Refund, 'id' | 'trace'>
  readonly key: string
  readonly lines: readonly PostingLine[]
}

async function moveHome(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  { refund: { trace }, key, lines }: HomeMove,
): Promise<void> {
  const at = clock.now()
  const freed = sum(lines.map(({ amount }) => amount))
  const rest: PostingLine = { account: `unapplied/${payment.id}`, amount: -freed }
  await changePayment(trx, payment, { left: payment.left + freed })
  const move = {
    key,
    subject: `payment:${payment.id}`,
    day: bogotaDay(at),
    reason: 'refunded',
    trace,
  } as const
  await post(trx, { ...move, lines: [...lines, rest] }, at)
}

const keyOf = ({ id }: Pick<Refund, 'id'>) => `refund:${id}`

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
