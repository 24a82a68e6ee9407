import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hasPayment, lockOrder, orderById, setOrderStatus } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptById } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { completeOrder } from './complete-order.ts'
import type { Payable } from './decide-settlement.ts'
import { freeOrder, keepForReview } from './free-order.ts'
import { providerOf } from './provider-of.ts'
import { raiseChargeException } from './raise-charge-exception.ts'
import { releaseAttempt } from './release-attempt.ts'
import { type Followed, type PaymentKind, type SettlementException } from './settle-at-provider.ts'

/** A try to pay one order, alone or as a child's share of a family's payment. */
export const attemptKind: PaymentKind<PaymentAttempt> = {
  lock: lockAttempt,
  claim,
  pay: async (app, trx, attempt, seen) =>
    completeOrder(app, trx, {
      order: await orderById(trx, attempt.orderId),
      attempt,
      seen,
      status: 'APROBADO',
      actor: providerOf(attempt),
      reason: null,
    }),
  end: (app, trx, attempt, { seen, ...end }) =>
    closeAttempt(app, trx, attempt, {
      seen,
      end: { ...end, at: app.clock.now(), keepsLock: end.status === 'parked' },
      actor: providerOf(attempt),
    }),
  follow,
  raise,
  release: (trx, { id }, how) => releaseAttempt(trx, id, how),
}

async function lockAttempt(trx: Transaction, id: string): Promise<PaymentAttempt> {
  const { orderId } = await attemptById(trx, id)
  await lockOrder(trx, orderId)
  return attemptById(trx, id)
}

async function claim(trx: Transaction, { orderId, amount }: PaymentAttempt): Promise<Payable> {
  const order = await orderById(trx, orderId)
  if (hasPayment(order)) return 'paid-otherwise'
  return order.total === amount ? 'due' : 'changed'
}

/** An attempt that no longer locks its order leaves it to whoever does; one that paid it takes that back. */
async function follow(
  { clock }: AppContext,
  trx: Transaction,
  { id, orderId, openOrderId, status }: PaymentAttempt,
  { step }: Followed,
): Promise<void> {
  const order = await orderById(trx, orderId)
  if (step === 'park') return keepForReview(trx, order, { attemptId: id, at: clock.now() })
  if (step === 'reverse' && status === 'approved') await setOrderStatus(trx, orderId, 'reversed', clock.now())
  else if (openOrderId !== null) await freeOrder(trx, order, clock.now())
}

/** An amount that was right when the family began is held against what it has chosen since. */
async function raise(
  app: AppContext,
  trx: Transaction,
  attempt: PaymentAttempt,
  { kind, seen }: SettlementException,
): Promise<void> {
  const { total } = await orderById(trx, attempt.orderId)
  const expected = seen.amount === attempt.amount ? total : attempt.amount
  await raiseChargeException(app, trx, attempt, { kind, seen, expected, attemptId: attempt.id })
}
