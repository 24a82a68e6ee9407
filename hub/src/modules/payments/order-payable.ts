import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { lockOrder, orderById } from '../enrollment/index.ts'
import { endOrderAllocation } from './allocation.store.ts'
import type { OrderAttempt } from './attempt.model.ts'
import { endAttempt, underReviewSince } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { completeOrder } from './complete-order.ts'
import { lockOrderAttempt, orderAttempts, orderIdOf } from './order-attempt.store.ts'
import type { CheckoutDescription, Closing, Payable, Release } from './payable.ts'
import { providerOf } from './provider-of.ts'
import { claimOrder, followOrder, freeOrder, raiseOfOrder, releaseOrder } from './settle-order.ts'

/** One order, alone. */
export const orderPayable: Payable<OrderAttempt> = {
  attempts: orderAttempts,
  lock,
  describe,
  claim: (trx, { allocation }) => claimOrder(trx, allocation),
  approve: async (app, trx, attempt, seen) =>
    completeOrder(app, trx, {
      order: await orderById(trx, attempt.allocation.orderId),
      attempt,
      seen,
      status: 'APROBADO',
      actor: providerOf(attempt),
      reason: null,
    }),
  close,
  follow: (app, trx, { allocation }, { step }) => followOrder(app, trx, allocation, step),
  raise: (app, trx, attempt, raised) =>
    raiseOfOrder(app, trx, attempt, { ...raised, orderId: attempt.allocation.orderId }),
  fail,
  release,
  watched: async (database, { allocation }) => [(await orderById(database, allocation.orderId)).token],
}

async function lock(trx: Transaction, id: string): Promise<OrderAttempt> {
  await lockOrder(trx, await orderIdOf(trx, id))
  return lockOrderAttempt(trx, id)
}

async function describe(
  { database, config }: Pick<AppContext, 'config' | 'database'>,
  { allocation, instance }: OrderAttempt,
): Promise<CheckoutDescription> {
  const { project, studentCode, token } = await orderById(database, allocation.orderId)
  return {
    description: `Matrícula ${project} · ${config.settings.school.shortName}`,
    extras: [studentCode, project, 'Matriculas'],
    returnPath: `/api/payments/return/${instance}?token=${token}`,
  }
}

async function close(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: OrderAttempt,
  closing: Closing,
): Promise<void> {
  await closeAttempt(app, trx, attempt, closing)
  await endOrderAllocation(trx, attempt.allocation, {
    ...closing.end,
    charge: closing.seen?.providerRef ?? null,
  })
}

async function fail(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: OrderAttempt,
  reason: string,
): Promise<void> {
  const at = app.clock.now()
  await close(app, trx, attempt, { seen: null, end: { status: 'failed', reason, at }, actor: 'hub' })
  await freeOrder(trx, await orderById(trx, attempt.allocation.orderId), at)
}

async function release(trx: Transaction, attempt: OrderAttempt, how: Release): Promise<void> {
  if (attempt.status !== 'under_review') return
  const { reason, allocation } = attempt
  await endAttempt(trx, attempt, null, { status: how.as, reason, at: underReviewSince(attempt, how.at) })
  await releaseOrder(trx, allocation, how)
}
