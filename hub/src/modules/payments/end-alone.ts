import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { OnAccountAttempt, OrderAttempt, PartAttempt } from './attempt.model.ts'
import { endOrderAllocation } from './allocation.store.ts'
import { endAttempt, underReviewSince } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { type Closing, isReleased, type Release } from './payable.ts'

/** An attempt for one thing, whose allocation ends as it does. */
type Alone = OrderAttempt | PartAttempt | OnAccountAttempt

/** Ends an attempt for one thing as its provider or a person says. */
export async function closeAlone(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: Alone,
  closing: Closing,
): Promise<void> {
  await closeAttempt(app, trx, attempt, closing)
  const charge = closing.seen?.providerRef ?? null
  await endOrderAllocation(trx, attempt.allocation, { ...closing.end, charge })
}

/** Ends it once a person has resolved it, or its money went back, and no sooner. */
export async function releaseAlone(trx: Transaction, attempt: Alone, how: Release): Promise<void> {
  if (!isReleased(attempt.status, how)) return
  const end = { status: how.as, reason: attempt.reason, at: underReviewSince(attempt, how.at) }
  await endAttempt(trx, attempt, null, end)
  await endOrderAllocation(trx, attempt.allocation, { ...end, charge: null })
}
