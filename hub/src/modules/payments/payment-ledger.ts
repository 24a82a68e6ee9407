import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { type Account, balancesOf, type Part, type PostingLine } from '../ledger/index.ts'
import { partOfOrder } from './completed-part.store.ts'
import { creditReturned } from './credit-returned.ts'
import { loseByReturn } from './lose-by-return.ts'
import { postMove, subjectOf, unapplied } from './payment-move.ts'
import type { Payment } from './payment.model.ts'
import { addPayment, changePayment, lockPaymentOf, type NewPayment } from './payment.store.ts'
import { providerOf } from './provider-of.ts'
import { finishRefund } from './refund-ledger.ts'
import type { Refund } from './refund.model.ts'
import { openRefundsOf } from './refund.store.ts'
import { givenOfParts } from './refunds-of-parts.ts'
import { keepTakenBack } from './take-back-part.ts'

type Tools = Pick<AppContext, 'clock' | 'ids'>

export interface TakenMoney {
  readonly instance: string
  readonly reference: string
  /** Null for money that nobody here asked for. */
  readonly attemptId: string | null
  /** COP */
  readonly amount: number
  /** Null where no provider was asked: the charge is then known by the reference. */
  readonly seen: Pick<ProviderPayment, 'providerRef' | 'means' | 'at'> | null
  readonly account: Account
  readonly actor: string
  readonly reason: string | null
  readonly trace: string
  /** What it is for; the rest has no home yet. */
  readonly parts: readonly Part[]
}

/**
 * Writes down the money of a charge, and what it is for (ledger-2). Money of a charge that was known before, for it
 * went back or was another sum, moves by the difference.
 */
export async function takePayment(app: Tools, trx: Transaction, taken: TakenMoney): Promise<Payment> {
  const at = app.clock.now()
  const added = await addPayment(trx, newPayment(app, taken, at))
  return added === null ? takeMore(app, trx, taken) : postTaken(trx, added, { taken, at, came: taken.amount })
}

function newPayment({ ids }: Pick<Tools, 'ids'>, taken: TakenMoney, at: Date): NewPayment {
  const { seen, parts, ...named } = taken
  return {
    ...named,
    id: ids.id(),
    providerRef: providerRefOf(taken),
    means: seen?.means ?? null,
    left: taken.amount - appliedBy(parts),
    outside: 0,
    returned: 0,
    moves: 1,
    approvedAt: at.toISOString(),
  }
}

async function takeMore(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  taken: TakenMoney,
): Promise<Payment> {
  const { instance, reference, attemptId, amount, parts } = taken
  const known = await lockPaymentOf(trx, { instance, reference, providerRef: providerRefOf(taken) })
  if (known === null) throw new Error(`the payment of ${reference} is gone`)
  const came = amount - heldOf(known)
  const left = known.left + came - appliedBy(parts)
  if (came === 0 && parts.length === 0) return known
  const change = { attemptId: attemptId ?? known.attemptId, amount, left, returned: 0 }
  const changed = await changePayment(trx, known, change)
  return postTaken(trx, changed, { taken, at: clock.now(), came })
}

interface Taking {
  readonly taken: TakenMoney
  readonly at: Date
  /** COP: the whole, or the difference to what was held. */
  readonly came: number
}

async function postTaken(
  trx: Transaction,
  payment: Payment,
  { taken: { seen, parts }, at, came }: Taking,
): Promise<Payment> {
  const day = bogotaDay(seen === null ? at : new Date(seen.at))
  const rest = unapplied(payment, appliedBy(parts) - came)
  const lines = [{ account: payment.account, amount: came }, ...minus(parts), rest]
  await postMove(trx, payment, { day, at, reason: null, lines })
  return payment
}

function providerRefOf({ seen, reference }: Pick<TakenMoney, 'seen' | 'reference'>): string {
  return seen?.providerRef ?? reference
}

function appliedBy(parts: readonly Part[]): number {
  return sum(parts.map(({ amount }) => amount))
}

/** Gives money that has no home one (ledger-2). */
export async function applyPayment(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  parts: readonly Part[],
): Promise<void> {
  const applied = appliedBy(parts)
  if (applied === 0) return
  const at = clock.now()
  const lines = [...minus(parts), unapplied(payment, applied)]
  await changePayment(trx, payment, { left: payment.left - applied })
  await postMove(trx, payment, { day: bogotaDay(at), at, reason: null, lines })
}

/** Takes money from what it was for: it has no home any more (splits-9). The payment's row is held by the caller. */
export async function freePayment(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  parts: readonly Part[],
): Promise<void> {
  const freed = appliedBy(parts)
  const at = clock.now()
  const lines = [...parts, unapplied(payment, -freed)]
  await changePayment(trx, payment, { left: payment.left + freed })
  await postMove(trx, payment, { day: bogotaDay(at), at, reason: 'split-ended', lines })
}

export interface ReturnedMoney {
  readonly instance: string
  readonly reference: string
  readonly seen: Pick<ProviderPayment, 'providerRef' | 'at'>
}

/**
 * Notes that whoever took a charge gave all that it still held of it back: what it paid is to be paid again, where
 * accounting has it already it is for a person to undo there (ledger-3). What the school had given back of a part before is
 * undone there by that, and stands as given twice (splits-10).
 */
export async function returnPayment(
  app: Pick<AppContext, 'clock' | 'plugins'>,
  trx: Transaction,
  { instance, reference, seen }: ReturnedMoney,
): Promise<void> {
  const payment = await lockPaymentOf(trx, { instance, reference, providerRef: seen.providerRef })
  if (payment === null) return
  await loseByReturn(app, trx, payment, seen)
  await finishAsked(app, trx, payment, seen)
  const held = heldOf(payment)
  if (held === 0) return
  const subject = subjectOf(payment)
  const part = payment.attemptId === null ? null : await partOfOrder(trx, payment.attemptId)
  const given = part === null ? 0 : ((await givenOfParts(trx, part))[part.place] ?? 0)
  const applied = await balancesOf(trx, { subject, kind: 'to-post' })
  const outside = await balancesOf(trx, { subject, kind: 'handled-outside' })
  const turned = [
    ...applied.map(({ account, amount }) => ({ account, amount: -amount - given })),
    ...outside.map(turn),
  ]
  const freed = sum(turned.map(({ amount }) => amount))
  const lines = [{ account: payment.account, amount: -held }, ...turned, unapplied(payment, held - freed)]
  await changePayment(trx, payment, {
    left: payment.left + freed - held,
    outside: 0,
    returned: payment.amount,
  })
  await postMove(trx, payment, {
    day: bogotaDay(new Date(seen.at)),
    at: app.clock.now(),
    reason: 'returned',
    lines,
  })
  await creditReturned(app, trx, payment)
  if (part !== null) await keepTakenBack(app, trx, part, { given, actor: providerOf(payment) })
}

/** Refunds that its provider was asked for, and gives by this very word. */
async function finishAsked(
  app: Pick<AppContext, 'clock' | 'plugins'>,
  trx: Transaction,
  payment: Payment,
  seen: ReturnedMoney['seen'],
): Promise<void> {
  const day = bogotaDay(new Date(seen.at))
  for (const refund of await openRefundsOf(trx, payment.id))
    if (refund.way === 'provider') await finishRefund(app, trx, payment, { ...doneOf(refund, payment), day })
}

function doneOf(refund: Refund, payment: Payment) {
  return { refund, providerRef: refund.providerRef, actor: providerOf(payment) }
}

export interface MovedMoney {
  readonly account: Account
  readonly seen: Pick<ProviderPayment, 'providerRef' | 'at'>
}

/** Moves the money of a payment to where it was seen since, on the day and under the name that it has there. */
export async function movePayment(
  { clock }: Pick<Tools, 'clock'>,
  trx: Transaction,
  payment: Payment,
  { account, seen }: MovedMoney,
): Promise<void> {
  const held = heldOf(payment)
  const lines = [
    { account: payment.account, amount: -held },
    { account, amount: held },
  ]
  const day = bogotaDay(new Date(seen.at))
  await changePayment(trx, payment, { account, providerRef: seen.providerRef })
  await postMove(trx, payment, { day, at: clock.now(), reason: 'told-by-bank', lines })
}

/** COP that is still where it came in. */
function heldOf(payment: Payment | null): number {
  return payment === null ? 0 : payment.amount - payment.returned
}

const turn = ({ account, amount }: PostingLine): PostingLine => ({ account, amount: -amount })

const minus = (parts: readonly Part[]): readonly PostingLine[] => parts.map(turn)
