import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { orderById } from '../enrollment/index.ts'
import { applySettlement } from './apply-settlement.ts'
import { attemptById } from './attempt.store.ts'
import { decideSettlement } from './decide-settlement.ts'

/**
 * Asks the provider about one attempt and does what its answer means. Safe to run any number of times, at once or
 * after a crash: the answer is decided again on the held rows, and a payment only moves forward.
 */
export async function settlePayment(house: House, attemptId: string, signal: AbortSignal): Promise<void> {
  const { database, plugins, clock, config, live } = house
  const attempt = await attemptById(database, attemptId)
  const { reference, providerRef, trace } = attempt
  const seen = await plugins.payments(attempt.instance).find({ reference, providerRef }, { signal, trace })
  const settlement = decideSettlement({
    attempt,
    seen,
    now: clock.now(),
    testsCount: config.settings.profile === 'sandbox',
  })
  await inTransaction(database, (trx) => applySettlement(house, trx, attempt, settlement))
  live.changed((await orderById(database, attempt.orderId)).token)
  if (settlement.is === 'settle') house.work.wake('deliver-outbox')
}
