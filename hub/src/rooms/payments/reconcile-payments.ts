import type { House } from '../../house.ts'
import { askUnanswered } from './ask-unanswered.ts'
import { askAgainAt, attemptsToAsk } from './attempt.store.ts'
import { reconcileEach } from './reconcile-each.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 50

/** Asks what has become of the payments, and for the checkouts that were lost on their way. */
export async function reconcilePayments(house: House, signal: AbortSignal): Promise<void> {
  const reconciling = {
    due: await attemptsToAsk(house.database, house.clock.wall(), batch),
    settle: async (id: string, deadline: AbortSignal) => {
      await settlePayment(house, id, deadline)
      await askUnanswered(house, id)
    },
    putOff: (id: string, at: Date) => askAgainAt(house.database, id, at),
  }
  await reconcileEach(house, reconciling, signal)
}
