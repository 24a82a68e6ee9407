import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { applyCharge } from './apply-charge.ts'
import { attemptById, readAttempt } from './attempt.store.ts'
import { markReturned } from './capture.store.ts'
import type { Payment } from './payment.model.ts'
import { lockPaymentById, paymentById } from './payment.store.ts'
import { forPayable } from './payables.ts'
import { tellUnknown } from './raise-unknown.ts'

/** A payment that is there, held until the transaction ends, and before it what it is for. */
export async function lockWithPayable(trx: Transaction, id: string): Promise<Payment> {
  const { attemptId } = await paymentById(trx, id)
  if (attemptId !== null) {
    const { pays } = await attemptById(trx, attemptId)
    await forPayable(pays, (payable) => payable.lock(trx, attemptId))
  }
  return lockPaymentById(trx, id)
}

/** Keeps that a charge went back, so that its provider's own later word is no news; answers it as that word would be. */
export async function keepReturn(trx: Transaction, payment: Payment, at: Date): Promise<ProviderPayment> {
  const { instance, reference, providerRef, means } = payment
  const { amount, isTest } = await markReturned(trx, { instance, reference, providerRef }, { payment, at })
  const charge = {
    reference,
    providerRef,
    amount,
    currency: 'COP',
    at: at.toISOString(),
    means,
    test: isTest,
  }
  return { ...charge, status: 'reversed', rawStatus: 'dispute-lost', reason: null }
}

/**
 * Does what a provider's word that it gave a charge back does, of a dispute that was lost: the order is to be paid again,
 * and where accounting has it a person undoes it there (disputes-4). The payment is held by the caller.
 */
export async function returnContested(
  app: AppContext,
  trx: Transaction,
  payment: Payment,
  at: Date,
): Promise<void> {
  const seen = await keepReturn(trx, payment, at)
  const { attemptId, instance } = payment
  if (attemptId === null) return tellUnknown(app, trx, instance, seen)
  const { pays } = await attemptById(trx, attemptId)
  await forPayable(pays, async (payable) => {
    const attempt = await payable.lock(trx, attemptId)
    await applyCharge(app, trx, { payable, attempt, seen })
  })
}

/** Tokens of the orders whose families may be watching what a payment is for. */
export async function watchedBy(database: Database, paymentId: string): Promise<readonly string[]> {
  const { attemptId } = await paymentById(database, paymentId)
  if (attemptId === null) return []
  const { pays } = await attemptById(database, attemptId)
  return forPayable(pays, async (payable) =>
    payable.watched(database, await readAttempt(database, payable.attempts, attemptId)),
  )
}
