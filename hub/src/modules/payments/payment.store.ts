import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { attemptsFor } from './attempts-for.ts'
import { Payment } from './payment.model.ts'

/** What a charge is found by: the instance that took it, our reference and the provider's own. */
type ChargeKey = Pick<Payment, 'instance' | 'reference' | 'providerRef'>

/** The payment of a charge, held until the transaction ends; null when nothing was taken with it. */
export async function lockPaymentOf(trx: Transaction, key: ChargeKey): Promise<Payment | null> {
  const { instance, reference, providerRef } = key
  const charge = { instance, reference, provider_ref: providerRef }
  return (await Payment.query(trx).where(charge).forUpdate().first()) ?? null
}

export async function paymentById(database: Database, id: string): Promise<Payment> {
  return Payment.query(database).findById(id).throwIfNotFound()
}

/** The same, held until the transaction ends; null where there is none. */
export async function lockPayment(trx: Transaction, id: string): Promise<Payment | null> {
  return (await Payment.query(trx).findById(id).forUpdate()) ?? null
}

/** By its id, held. */
export async function lockPaymentById(trx: Transaction, id: string): Promise<Payment> {
  return Payment.query(trx).findById(id).forUpdate().throwIfNotFound()
}

/** Writes a payment; null where one of the charge is there. */
export async function addPayment(trx: Transaction, payment: NewPayment): Promise<Payment | null> {
  const added = Payment.fromJson(payment, { skipValidation: true })
  const row = added.$toDatabaseJson()
  const isNew = await insertIfAbsent(trx, 'payment', row, ['instance', 'reference', 'provider_ref'])
  return isNew ? added : null
}

export type NewPayment = Pick<
  Payment,
  | 'id'
  | 'attemptId'
  | 'instance'
  | 'reference'
  | 'providerRef'
  | 'amount'
  | 'left'
  | 'outside'
  | 'returned'
  | 'moves'
  | 'account'
  | 'means'
  | 'actor'
  | 'reason'
  | 'approvedAt'
  | 'trace'
>

export type PaymentChange = Partial<
  Pick<Payment, 'attemptId' | 'amount' | 'left' | 'outside' | 'returned' | 'account' | 'providerRef'>
>

/** Writes what changed of a payment, and that one more posting is about it. */
export async function changePayment(
  trx: Transaction,
  payment: Payment,
  change: PaymentChange,
): Promise<Payment> {
  const changed = { ...change, moves: payment.moves + 1 }
  await Payment.query(trx).findById(payment.id).patch(changed)
  return Object.assign(payment, changed)
}

/** The payments that came of an order's tries, its parts' too, also those that do not pay it. */
export async function paymentsTriedFor(database: Database, orderId: string): Promise<readonly string[]> {
  const order = database('enrollment_order').where({ id: orderId }).select('id')
  return database('payment')
    .whereIn('attempt_id', attemptsFor(database, order))
    .orderBy('approved_at')
    .pluck('id')
}

/** The token of an order's receipt, once receipts have issued it; a row read, not a call. */
export async function receiptTokenOf(database: Database, orderId: string): Promise<string | null> {
  const row = await database<{ order_id: string; token: string }>('receipt')
    .where({ order_id: orderId })
    .first()
  return row?.token ?? null
}

/** The payment of a charge, as its provider names it; null where the hub knows none. */
export async function chargedPayment(
  database: Database,
  { instance, providerRef }: Pick<Payment, 'instance' | 'providerRef'>,
): Promise<Payment | null> {
  return (await Payment.query(database).findOne({ provider_ref: providerRef, instance })) ?? null
}
