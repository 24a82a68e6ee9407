import type { Log, PaymentStatus } from '@matricula/contract'
import type { Money, Order, Transaction } from './answers.ts'
import { paymentStateOf } from './statuses.ts'
import type { PaymentState } from './statuses.ts'

/** One try to pay: an order of PayU's, with the transaction that tells where it stands. */
export interface Attempt extends PaymentState {
  /** What it is called at PayU: its order, but of an order that was paid more than once the later ones by themselves. */
  readonly ref: string
  readonly order: Order
  /** Null for an order nobody has tried to pay yet. */
  readonly transaction: Transaction | null
  readonly money: Money | null
}

/** Every try to pay a reference: it can hold several orders, and an order several transactions. */
export function attemptsAt(orders: readonly Order[], reference: string, log: Log): readonly Attempt[] {
  return orders
    .filter(({ referenceCode }) => referenceCode === reference)
    .flatMap((order) => attemptsOf(order, log))
}

/**
 * The try that tells how a payment stands: one that was approved makes it paid. Then one whose money went back, then
 * one still open, then the latest.
 */
export function chooseAttempt(attempts: readonly Attempt[]): Attempt | null {
  return (
    attempts.toSorted((a, b) => weights[b.status] - weights[a.status] || lateness(b) - lateness(a))[0] ?? null
  )
}

const weights: Readonly<Record<PaymentStatus, number>> = {
  approved: 3,
  reversed: 2,
  pending: 1,
  declined: 0,
  expired: 0,
}

const givenBack = new Set(['REFUNDED', 'CHARGEBACK'])

/** What follows a payment; it tells nothing about whether it was paid. */
export const followUps: ReadonlySet<string> = new Set(['REFUND', 'PARTIAL_REFUND', 'VOID', 'CHARGEBACK'])

function attemptsOf(order: Order, log: Log): readonly Attempt[] {
  const tries = order.transactions.filter(({ type }) => !followUps.has(type))
  if (givenBack.has(order.status)) return [attempt(order, approvedOf(tries), order.status, log)]
  if (tries.length === 0) return [attempt(order, null, order.status, log)]
  return tries.map((transaction) =>
    attempt(order, transaction, transaction.transactionResponse?.state ?? 'PENDING', log),
  )
}

function attempt(order: Order, transaction: Transaction | null, word: string, log: Log): Attempt {
  const money = transaction?.additionalValues?.TX_VALUE ?? order.additionalValues?.TX_VALUE ?? null
  return { order, transaction, money, ref: refOf(order, transaction), ...paymentStateOf(word, log) }
}

function refOf(order: Order, transaction: Transaction | null): string {
  const [, ...later] = order.transactions
    .filter(
      ({ type, transactionResponse }) => !followUps.has(type) && transactionResponse?.state === 'APPROVED',
    )
    .toSorted((a, b) => operatedAt(a) - operatedAt(b))
  return later.some(({ id }) => id === transaction?.id) ? `${order.id}/${transaction?.id}` : order.id
}

function approvedOf(tries: readonly Transaction[]): Transaction | null {
  return (
    tries.find(({ transactionResponse }) => transactionResponse?.state === 'APPROVED') ?? tries[0] ?? null
  )
}

function lateness({ transaction }: Attempt): number {
  return transaction === null ? 0 : operatedAt(transaction)
}

function operatedAt({ transactionResponse }: Transaction): number {
  return transactionResponse?.operationDate ?? 0
}
