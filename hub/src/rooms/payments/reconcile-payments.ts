import type { House } from '../../house.ts'
import { askAgainAt, attemptsToAsk } from './attempt.store.ts'
import { reconcileEach } from './reconcile-each.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 50

export async function reconcilePayments(house: House, signal: AbortSignal): Promise<void> {
  const reconciling = {
    due: await attemptsToAsk(house.database, house.clock.wall(), batch),
    settle: (id: string, deadline: AbortSignal) => settlePayment(house, id, deadline),
    putOff: (id: string, at: Date) => askAgainAt(house.database, id, at),
  }
  await reconcileEach(house, reconciling, signal)
}
