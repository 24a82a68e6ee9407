import type { House } from '../../house.ts'
import { orderById } from '../enrollment/index.ts'
import { attemptKind } from './attempt-kind.ts'
import { attemptById } from './attempt.store.ts'
import { settleAtProvider } from './settle-at-provider.ts'

/** Asks the provider about one attempt and does what its answer means. */
export async function settlePayment(house: House, attemptId: string, signal: AbortSignal): Promise<void> {
  const attempt = await attemptById(house.database, attemptId)
  await settleAtProvider(house, attempt, attemptKind, signal)
  house.live.changed((await orderById(house.database, attempt.orderId)).token)
}
