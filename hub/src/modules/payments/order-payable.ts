import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { OrderAttempt } from './attempt.model.ts'
import { endAttempt, underReviewSince } from './attempt.store.ts'
import { completeOrder } from './complete-order.ts'
import { closeAlone } from './end-alone.ts'
import { lockOrderAttempt, orderAttempts } from './order-attempt.store.ts'
import { type CheckoutDescription, isReleased, type Payable, type Release } from './payable.ts'
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
  close: closeAlone,
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

async function fail(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: OrderAttempt,
  reason: string,
): Promise<void> {
  const at = app.clock.now()
  await closeAlone(app, trx, attempt, { seen: null, end: { status: 'failed', reason, at }, actor: 'hub' })
  await freeOrder(trx, attempt.order, at)
}

async function release(trx: Transaction, attempt: OrderAttempt, how: Release): Promise<void> {
  if (!isReleased(attempt.status, how)) return
  const { reason, order, allocation } = attempt
  await endAttempt(trx, attempt, null, { status: how.as, reason, at: underReviewSince(attempt, how.at) })
  await releaseOrder(trx, { order, allocation }, how)
}
