import type { CheckoutStart, ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sightOf } from './attempt.store.ts'
import type { GuardianPayment, GuardianPaymentStatus } from './guardian-payment.model.ts'

/** Payments whose provider is to be asked by now, the longest waiting first. */
export async function guardianPaymentsToAsk(
  database: Database,
  kind: typeof GuardianPayment,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly { id: string }[]> {
  return kind
    .query(database)
    .select('id')
    .where('ask_at', '<=', now.toISOString())
    .orderBy('ask_at')
    .limit(limit)
}

export async function keepGuardianCheckout(
  database: Database,
  payment: GuardianPayment,
  checkout: CheckoutStart,
): Promise<void> {
  await rowOf(database, payment).patch({
    checkout: JSON.stringify(checkout),
    providerRef: checkout.providerRef,
  })
}

export interface GuardianPaymentEnd {
  readonly status: GuardianPaymentStatus
  readonly reason: string | null
  readonly at: Date
}

export async function endGuardianPayment(
  trx: Transaction,
  payment: GuardianPayment,
  seen: ProviderPayment | null,
  { status, reason, at }: GuardianPaymentEnd,
): Promise<void> {
  await rowOf(trx, payment).patch({
    ...sightOf(seen),
    status,
    reason,
    askAt: null,
    finishedAt: at.toISOString(),
  })
}

/** Notes what the provider said and when to ask again. */
export async function waitGuardianPayment(
  trx: Transaction,
  payment: GuardianPayment,
  seen: ProviderPayment | null,
  askAt: Date,
): Promise<void> {
  await rowOf(trx, payment).patch({
    ...sightOf(seen),
    askAt: askAt.toISOString(),
    asked: payment.asked + 1,
  })
}

/** Nobody asks the provider any more. */
export async function stopAskingProvider(database: Database, payment: GuardianPayment): Promise<void> {
  await rowOf(database, payment).patch({ askAt: null })
}

/** Moves the next question to the provider. */
export async function askGuardianProviderAt(
  database: Database,
  kind: typeof GuardianPayment,
  id: string,
  at: Date,
): Promise<void> {
  await kind.query(database).findById(id).patch({ askAt: at.toISOString() })
}

/** Brings every later question to a provider forward; answers how many. */
export async function askGuardianProvidersNow(
  trx: Transaction,
  kind: typeof GuardianPayment,
  at: Date,
): Promise<number> {
  const now = at.toISOString()
  return kind.query(trx).where('ask_at', '>', now).patch({ askAt: now })
}

function rowOf(database: Database, { id, $modelClass: kind }: GuardianPayment) {
  return kind.query(database).findById(id)
}
