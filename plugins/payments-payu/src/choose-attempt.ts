import type { Log, PaymentStatus } from '@matricula/contract'
import type { Money, Order, Transaction } from './answers.ts'
import { standingOf } from './statuses.ts'
import type { Standing } from './statuses.ts'

/** One try to pay: an order of PayU's, with the transaction that tells where it stands. */
export interface Attempt extends Standing {
  readonly order: Order
  /** Null for an order nobody has tried to pay yet. */
  readonly transaction: Transaction | null
  readonly money: Money | null
}

/**
 * The try that tells how a payment stands: a reference can hold several orders and transactions, and one that was
 * approved makes it paid (sheet section 7). Then one whose money went back, then one still open, then the latest.
 */
export function chooseAttempt(orders: readonly Order[], reference: string, log: Log): Attempt | null {
  const attempts = orders
    .filter(({ referenceCode }) => referenceCode === reference)
    .flatMap((order) => attemptsOf(order, log))
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
const later = new Set(['REFUND', 'PARTIAL_REFUND', 'VOID', 'CHARGEBACK'])

function attemptsOf(order: Order, log: Log): readonly Attempt[] {
  const tries = order.transactions.filter(({ type }) => !later.has(type))
  if (givenBack.has(order.status)) return [attempt(order, approvedOf(tries), order.status, log)]
  if (tries.length === 0) return [attempt(order, null, order.status, log)]
  return tries.map((transaction) =>
    attempt(order, transaction, transaction.transactionResponse?.state ?? 'PENDING', log),
  )
}

function attempt(order: Order, transaction: Transaction | null, word: string, log: Log): Attempt {
  const money = transaction?.additionalValues?.TX_VALUE ?? order.additionalValues?.TX_VALUE ?? null
  return { order, transaction, money, ...standingOf(word, log) }
}

function approvedOf(tries: readonly Transaction[]): Transaction | null {
  return (
    tries.find(({ transactionResponse }) => transactionResponse?.state === 'APPROVED') ?? tries[0] ?? null
  )
}

function lateness({ transaction }: Attempt): number {
  return transaction?.transactionResponse?.operationDate ?? 0
}
