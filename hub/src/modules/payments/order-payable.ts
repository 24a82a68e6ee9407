import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { endOrderAllocation } from './allocation.store.ts'
import type { OrderAttempt } from './attempt.model.ts'
import { endAttempt, underReviewSince } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { completeOrder } from './complete-order.ts'
import { lockOrderAttempt, orderAttempts } from './order-attempt.store.ts'
import type { CheckoutDescription, Closing, Payable, Release } from './payable.ts'
import { providerOf } from './provider-of.ts'
import { claimOrder, followOrder, freeOrder, raiseOfOrder, releaseOrder } from './settle-order.ts'

/** One order, alone. */
export const orderPayable: Payable<OrderAttempt> = {
  attempts: orderAttempts,
  lock: lockOrderAttempt,
  describe,
  claim: (_trx, { order, allocation }) => Promise.resolve(claimOrder(order, allocation)),
  approve: async (app, trx, attempt, seen) =>
    completeOrder(app, trx, {
      attempt,
      seen,
      status: 'APROBADO',
      actor: providerOf(attempt),
      reason: null,
    }),
  close,
  follow: (app, trx, { order, allocation }, { step }) => followOrder(app, trx, { order, allocation }, step),
  raise: (app, trx, attempt, raised) => raiseOfOrder(app, trx, attempt, { ...raised, order: attempt.order }),
  fail,
  release,
  watched: (_database, { order }) => Promise.resolve([order.token]),
}

function describe(
  { config }: Pick<AppContext, 'config'>,
  { order: { project, studentCode, token }, instance }: OrderAttempt,
): Promise<CheckoutDescription> {
  return Promise.resolve({
    description: `Matrícula ${project} · ${config.settings.school.shortName}`,
    extras: [studentCode, project, 'Matriculas'],
    returnPath: `/api/payments/return/${instance}?token=${token}`,
  })
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
  await freeOrder(trx, attempt.order, at)
}

async function release(trx: Transaction, attempt: OrderAttempt, how: Release): Promise<void> {
  if (attempt.status !== 'under_review') return
  const { reason, order, allocation } = attempt
  await endAttempt(trx, attempt, null, { status: how.as, reason, at: underReviewSince(attempt, how.at) })
  await releaseOrder(trx, { order, allocation }, how)
}
