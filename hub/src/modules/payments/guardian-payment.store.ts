import type { CheckoutStart, ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { rowOf, sightOf } from './at-provider.store.ts'
import type { AttemptStatus } from './attempt.model.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'
import { answerLost } from './unanswered.ts'

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

/** Keeps the first checkout that the provider answered. */
export async function keepGuardianCheckout(
  database: Database,
  payment: GuardianPayment,
  checkout: CheckoutStart,
): Promise<void> {
  await rowOf(database, payment)
    .whereNull('checkout')
    .patch({
      checkout: JSON.stringify(checkout),
      providerRef: checkout.providerRef,
      reason: null,
    })
}

/** Notes that the provider's answer to the checkout was lost, unless another try has had one. */
export async function noteGuardianAnswerLost(database: Database, payment: GuardianPayment): Promise<void> {
  await rowOf(database, payment).where({ status: 'open' }).whereNull('checkout').patch({ reason: answerLost })
}

export interface GuardianPaymentEnd {
  readonly status: AttemptStatus
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
