import type { CheckoutStart, ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sightOf } from './at-provider.store.ts'
import { type AttemptStatus, PaymentAttempt } from './attempt.model.ts'
import { answerLost } from './unanswered.ts'
import type { Payer } from './payer.ts'

export type NewAttempt = Pick<
  PaymentAttempt,
  | 'id'
  | 'orderId'
  | 'idempotencyKey'
  | 'requestHash'
  | 'path'
  | 'instance'
  | 'reference'
  | 'amount'
  | 'status'
  | 'startedAt'
  | 'expiresAt'
  | 'askAt'
  | 'trace'
> &
  Partial<Pick<PaymentAttempt, 'familyPaymentId'>> & { readonly payer: Payer | null }

/** Writes an attempt that locks its order; a second one is refused by the table's key (`isDuplicate`). */
export async function addAttempt(
  trx: Transaction,
  { payer, ...attempt }: NewAttempt,
): Promise<PaymentAttempt> {
  return PaymentAttempt.query(trx)
    .insert({
      ...attempt,
      openOrderId: attempt.orderId,
      payer: payer === null ? null : JSON.stringify(payer),
      asked: 0,
    })
    .returning('*')
}

export async function attemptById(database: Database, id: string): Promise<PaymentAttempt> {
  return PaymentAttempt.query(database).findById(id).throwIfNotFound()
}

/** The attempt with its row held until the transaction ends. */
export async function lockAttempt(trx: Transaction, id: string): Promise<PaymentAttempt> {
  return PaymentAttempt.query(trx).findById(id).forUpdate().throwIfNotFound()
}

export async function attemptByKey(database: Database, key: string): Promise<PaymentAttempt | null> {
  return (await PaymentAttempt.query(database).findOne({ idempotency_key: key })) ?? null
}

export async function attemptByReference(
  database: Database,
  instance: string,
  reference: string,
): Promise<PaymentAttempt | null> {
  return (await PaymentAttempt.query(database).findOne({ instance, reference })) ?? null
}

/** The attempt that matters now: the one that locks the order, else the last one. */
export async function latestAttempt(database: Database, orderId: string): Promise<PaymentAttempt | null> {
  const attempts = await PaymentAttempt.query(database)
    .where({ order_id: orderId })
    .orderBy('started_at', 'desc')
  return attempts.find(({ openOrderId }) => openOrderId !== null) ?? attempts[0] ?? null
}

/** Attempts whose provider is to be asked by now, the longest waiting first. */
export async function attemptsToAsk(
  database: Database,
  now: Date,
  limit: number,
): Promise<readonly { id: string }[]> {
  return PaymentAttempt.query(database)
    .select('id')
    .where('ask_at', '<=', now.toISOString())
    .orderBy('ask_at')
    .limit(limit)
}

/** Brings every later question to a provider forward; answers how many. */
export async function askEachNow(trx: Transaction, at: Date): Promise<number> {
  const now = at.toISOString()
  return PaymentAttempt.query(trx).where('ask_at', '>', now).patch({ askAt: now })
}

/** Keeps the first checkout that the provider answered, and answers the attempt with that one. */
export async function keepCheckout(
  database: Database,
  id: string,
  checkout: CheckoutStart,
): Promise<PaymentAttempt> {
  await PaymentAttempt.query(database)
    .findById(id)
    .whereNull('checkout')
    .patch({ checkout: JSON.stringify(checkout), providerRef: checkout.providerRef, reason: null })
  return attemptById(database, id)
}

/** Notes that the provider's answer to the checkout was lost, unless another try has had one. */
export async function noteAnswerLost(database: Database, id: string): Promise<void> {
  await PaymentAttempt.query(database)
    .findById(id)
    .where({ status: 'open' })
    .whereNull('checkout')
    .patch({ reason: answerLost })
}

export interface AttemptEnd {
  readonly status: AttemptStatus
  readonly reason: string | null
  readonly at: Date
  /** A parked attempt keeps its order locked until a person has looked. */
  readonly keepsLock: boolean
}

export async function endAttempt(
  trx: Transaction,
  attempt: PaymentAttempt,
  seen: ProviderPayment | null,
  end: AttemptEnd,
): Promise<void> {
  await PaymentAttempt.query(trx)
    .findById(attempt.id)
    .patch({
      ...sightOf(seen),
      status: end.status,
      reason: end.reason,
      openOrderId: end.keepsLock ? attempt.openOrderId : null,
      askAt: null,
      finishedAt: end.at.toISOString(),
    })
}

/** Moves the next question to the provider. */
export async function askAgainAt(database: Database, id: string, at: Date): Promise<void> {
  await PaymentAttempt.query(database).findById(id).patch({ askAt: at.toISOString() })
}

/** Has an attempt lock its order. */
export async function lockOrder(
  trx: Transaction,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
): Promise<void> {
  await PaymentAttempt.query(trx).findById(id).patch({ openOrderId: orderId })
}

/** The attempt of an order that a person looks into, the first where there are several. */
export async function attemptUnderReviewOf(
  trx: Transaction,
  orderId: string,
): Promise<PaymentAttempt | null> {
  const parked = await PaymentAttempt.query(trx)
    .where({ order_id: orderId, status: 'parked' })
    .orderBy('started_at')
  return parked[0] ?? null
}

/** Names the charge that an attempt was paid with, which somebody confirmed before it was told. */
export async function adoptCharge(
  trx: Transaction,
  { id }: PaymentAttempt,
  providerRef: string,
): Promise<void> {
  await PaymentAttempt.query(trx).findById(id).patch({ providerRef })
  await trx('payment').where({ attempt_id: id }).update({ provider_ref: providerRef })
}

/** Bank agreements nobody paid in time. */
export async function lateAgreements(database: Database, now: Date): Promise<readonly PaymentAttempt[]> {
  return PaymentAttempt.query(database)
    .where({ status: 'agreement' })
    .where('expires_at', '<=', now.toISOString())
}

/** The payer, as checked when the attempt began. */
export function payerOf({ payer }: Pick<PaymentAttempt, 'payer'>): Payer | null {
  return payer === null ? null : JSON.parse(payer)
}

/** Whether whoever pays this way is asked who they are. An erased payer was asked, too. */
export function asksPayer({ path }: Pick<PaymentAttempt, 'path'>): boolean {
  return path === 'provider' || path === 'family'
}

/** How the browser goes to the provider, as the provider answered. */
export function checkoutOf({ checkout }: Pick<PaymentAttempt, 'checkout'>): CheckoutStart | null {
  return checkout === null ? null : JSON.parse(checkout)
}
