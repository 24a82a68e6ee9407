import type { AppContext } from '../../app-context.ts'
import { askUnanswered } from './ask-unanswered.ts'
import { askAgainAt, attemptsToAsk } from './attempt.store.ts'
import { reconcileEach } from './reconcile-each.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 50

/** Asks what has become of the payments, and for the checkouts that were lost on their way. */
export async function reconcilePayments(app: AppContext, signal: AbortSignal): Promise<void> {
  const reconciling = {
    due: await attemptsToAsk(app.database, app.clock.wall(), batch),
    settle: async (id: string, deadline: AbortSignal) => {
      await settlePayment(app, id, deadline)
      await askUnanswered(app, id)
    },
    putOff: (id: string, at: Date) => askAgainAt(app.database, id, at),
  }
  await reconcileEach(app, reconciling, signal)
}
