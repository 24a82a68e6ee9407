import type { House } from '../../house.ts'
import { askAgainAt, attemptsToAsk } from './attempt.store.ts'
import { faultOf } from './fault-of.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 50
const deadlineMs = 10_000
const pauseMs = 30_000

/** Asks the provider about every payment whose callback has not come: late, lost or never sent (readings 6.5). */
export async function reconcilePayments(house: House, signal: AbortSignal): Promise<void> {
  const due = await attemptsToAsk(house.database, house.clock.wall(), batch)
  for (const { id } of due) {
    if (signal.aborted) return
    await reconcile(house, id)
  }
}

async function reconcile(house: House, id: string): Promise<void> {
  try {
    await settlePayment(house, id, AbortSignal.timeout(deadlineMs))
  } catch (error) {
    const fault = faultOf(error, house.log)
    house.log.warn({ fault }, 'a payment is asked about later')
    await askAgainAt(house.database, id, new Date(house.clock.wall().getTime() + pauseMs))
  }
}
