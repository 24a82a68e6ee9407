import type { CheckoutStart, ProviderPayment } from '@matricula/contract'
import type { QueryBuilder } from 'objection'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Allocation, type AttemptStatus, GuardianAttempt, PaymentAttempt } from './attempt.model.ts'
import type { Payer } from './payer.ts'
import { answerLost } from './unanswered.ts'

/** The attempts that pay one kind of thing. */
export interface AttemptRepository<A extends PaymentAttempt> {
  readonly pays: A['pays']
  readonly query: (database: Database) => QueryBuilder<A>
}

export async function readAttempt<A extends PaymentAttempt>(
  database: Database,
  attempts: AttemptRepository<A>,
  id: string,
): Promise<A> {
  return only(await attempts.query(database).where({ id }), id)
}

/** The attempt with its row held until the transaction ends. */
export async function lockAttempt<A extends PaymentAttempt>(
  trx: Transaction,
  attempts: AttemptRepository<A>,
  id: string,
): Promise<A> {
  return only(await attempts.query(trx).where({ id }).forUpdate(), id)
}

function only<A extends PaymentAttempt>([attempt]: readonly A[], id: string): A {
  if (attempt === undefined) throw new Error(`there is no payment attempt ${id}`)
  return attempt
}

/** What has begun under a key; null for a new one. */
export async function attemptByKey<A extends PaymentAttempt>(
  database: Database,
  { pays, query }: AttemptRepository<A>,
  key: string,
): Promise<A | null> {
  return (await query(database).findOne({ pays, idempotency_key: key })) ?? null
}

export async function attemptById(database: Database, id: string): Promise<PaymentAttempt> {
  return PaymentAttempt.query(database).findById(id).throwIfNotFound()
}

/** A guardian's attempt, of whatever kind; a family's own has no token. */
export async function attemptByToken(database: Database, token: string): Promise<GuardianAttempt | null> {
  return (await GuardianAttempt.query(database).findOne({ token })) ?? null
}

/** The attempt of a reference. */
export async function attemptByReference(
  database: Database,
  instance: string,
  reference: string,
): Promise<PaymentAttempt | null> {
  return (await PaymentAttempt.query(database).findOne({ instance, reference })) ?? null
}

/** The same where the reference may be that of a child's share alone. */
export async function attemptOrItsShare(
  database: Database,
  instance: string,
  reference: string,
): Promise<PaymentAttempt | null> {
  const whole = await attemptByReference(database, instance, reference)
  if (whole !== null) return whole
  const shares = Allocation.query(database).where({ instance, reference }).select('attempt_id')
  return (await PaymentAttempt.query(database).whereIn('id', shares).first()) ?? null
}

/** Attempts whose provider is to be asked by now, the longest waiting first. */
export async function attemptsToAsk(
  database: Database,
  now: Date,
  limit: number,
): Promise<readonly Pick<PaymentAttempt, 'id' | 'pays'>[]> {
  return PaymentAttempt.query(database)
    .select('id', 'pays')
    .where('ask_at', '<=', now.toISOString())
    .orderBy('ask_at')
    .limit(limit)
}

/** Brings every later question to a provider forward; answers how many. */
export async function askEachNow(trx: Transaction, at: Date): Promise<number> {
  const now = at.toISOString()
  return PaymentAttempt.query(trx).where('ask_at', '>', now).patch({ askAt: now })
}

/** Moves the next question to the provider. */
export async function askAgainAt(database: Database, id: string, at: Date): Promise<void> {
  await PaymentAttempt.query(database).findById(id).patch({ askAt: at.toISOString() })
}

/** Keeps the first checkout that the provider answered, on the row and on the attempt; false where another was first. */
export async function keepCheckout(
  database: Database,
  attempt: PaymentAttempt,
  checkout: CheckoutStart,
): Promise<boolean> {
  const kept = { checkout: JSON.stringify(checkout), providerRef: checkout.providerRef, reason: null }
  const count = await PaymentAttempt.query(database).findById(attempt.id).whereNull('checkout').patch(kept)
  if (count > 0) Object.assign(attempt, kept)
  return count > 0
}

/** Notes that the provider's answer to the checkout was lost, unless another try has had one. */
export async function noteAnswerLost(database: Database, id: string): Promise<void> {
  await PaymentAttempt.query(database)
    .findById(id)
    .where({ status: 'open' })
    .whereNull('checkout')
    .patch({ reason: answerLost })
}

/** Notes what the provider said and when to ask again. */
export async function waitForProvider(
  database: Database,
  { id, asked }: Pick<PaymentAttempt, 'id' | 'asked'>,
  seen: ProviderPayment | null,
  askAt: Date,
): Promise<void> {
  await PaymentAttempt.query(database)
    .findById(id)
    .patch({ ...sightOf(seen), askAt: askAt.toISOString(), asked: asked + 1 })
}

/** Notes what the provider said, and leaves alone when to ask again. */
export async function noteSight(
  database: Database,
  { id }: Pick<PaymentAttempt, 'id'>,
  seen: ProviderPayment | null,
): Promise<void> {
  if (seen !== null) await PaymentAttempt.query(database).findById(id).patch(sightOf(seen))
}

/** Nobody asks the provider any more. */
export async function stopAskingProvider(
  database: Database,
  { id, askAt }: Pick<PaymentAttempt, 'id' | 'askAt'>,
): Promise<void> {
  if (askAt !== null) await PaymentAttempt.query(database).findById(id).patch({ askAt: null })
}

export interface AttemptEnd {
  readonly status: AttemptStatus
  readonly reason: string | null
  readonly at: Date
}

/** Ends an attempt; what it was to pay is let go, or kept for a person, by itself. */
export async function endAttempt(
  trx: Transaction,
  { id }: PaymentAttempt,
  seen: ProviderPayment | null,
  { status, reason, at }: AttemptEnd,
): Promise<void> {
  const sight = seen !== null && {
    provider_ref: seen.providerRef,
    raw_status: seen.rawStatus,
    means: seen.means,
  }
  await trx('payment_attempt')
    .where({ id })
    .update({ ...sight, status, reason, ask_at: null, finished_at: at.toISOString() })
}

/** When an attempt that waited for a person came to wait: a person's click moves no money to another day. */
export function underReviewSince({ finishedAt }: Pick<PaymentAttempt, 'finishedAt'>, at: Date): Date {
  return finishedAt === null ? at : new Date(finishedAt)
}

function sightOf(seen: ProviderPayment | null) {
  if (seen === null) return {}
  return { providerRef: seen.providerRef, rawStatus: seen.rawStatus, means: seen.means }
}

/** The payer, as checked when the attempt began. */
export function payerOf({ payer }: Pick<PaymentAttempt, 'payer'>): Payer | null {
  return payer === null ? null : JSON.parse(payer)
}

/** Whether whoever pays this way is asked who they are. An erased payer was asked, too. */
export function asksPayer({ path }: Pick<PaymentAttempt, 'path'>): boolean {
  return path === 'provider'
}

/** How the browser goes to the provider, as the provider answered. */
export function checkoutOf({ checkout }: Pick<PaymentAttempt, 'checkout'>): CheckoutStart | null {
  return checkout === null ? null : JSON.parse(checkout)
}
