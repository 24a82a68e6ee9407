import type { AppContext } from '../../app-context.ts'
import { orderById } from '../enrollment/index.ts'
import { attemptKind } from './attempt-kind.ts'
import { attemptById } from './attempt.store.ts'
import { settleAtProvider } from './settle-at-provider.ts'

/** Asks the provider about one attempt and does what its answer means. */
export async function settlePayment(app: AppContext, attemptId: string, signal: AbortSignal): Promise<void> {
  const attempt = await attemptById(app.database, attemptId)
  await settleAtProvider(app, attempt, attemptKind, signal)
  app.live.changed((await orderById(app.database, attempt.orderId)).token)
}
