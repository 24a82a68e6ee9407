import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  applyWord,
  attemptKind,
  guardianKind,
  type PaymentKind,
  settleAtProvider,
} from '../payments/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentById, lockFamilyPayment } from './family-payment.store.ts'
import { releaseFamilyPayment } from './release-family-payment.ts'
import { sharesOf } from './share.store.ts'

/**
 * Asks the provider about the payment and does what its answer means for every child. Safe to run any number of
 * times: each child's order is paid as if alone, and what goes wrong with one never keeps its siblings back.
 */
export async function settleFamilyPayment(app: AppContext, id: string, signal: AbortSignal): Promise<void> {
  const payment = await familyPaymentById(app.database, id)
  await settleAtProvider(app, payment, familyKind, signal)
  for (const { orderToken } of await sharesOf(app.database, id)) app.live.changed(orderToken)
}

const alike = guardianKind<FamilyPayment>('family.end')

const familyKind: PaymentKind<FamilyPayment> = {
  ...alike,
  lock: lockFamilyPayment,
  // Each child's order is looked at with its share.
  claim: async () => 'due',
  async pay(app, trx, payment, seen) {
    await alike.end(app, trx, payment, { status: 'approved', reason: null, seen })
    await settleShares(app, trx, payment, seen)
  },
  follow: (app, trx, payment, { step, seen }) =>
    step === 'park' ? putSharesUnderReview(app, trx, payment) : settleShares(app, trx, payment, seen),
  // A payment that went back is a task for each child, told with its share.
  raise: async (app, trx, payment, exception) =>
    exception.step === 'reverse' ? undefined : alike.raise(app, trx, payment, exception),
  release: releaseFamilyPayment,
}

/** What the provider said of the whole means the same for each child, with the child's part of the money. */
async function settleShares(
  app: AppContext,
  trx: Transaction,
  { id }: FamilyPayment,
  seen: ProviderPayment | null,
): Promise<void> {
  for (const { attemptId, amount } of await sharesOf(trx, id)) {
    const payment = await attemptKind.lock(trx, attemptId)
    await applyWord(app, trx, { kind: attemptKind, payment, seen: seen && { ...seen, amount } })
  }
}

/** Keeps the children's orders locked; the payment as a whole is what a person looks into. */
async function putSharesUnderReview(app: AppContext, trx: Transaction, { id }: FamilyPayment): Promise<void> {
  for (const { attemptId } of await sharesOf(trx, id)) {
    const attempt = await attemptKind.lock(trx, attemptId)
    await attemptKind.end(app, trx, attempt, { status: 'parked', reason: null, seen: null })
    await attemptKind.follow(app, trx, attempt, { step: 'park', seen: null })
  }
}
