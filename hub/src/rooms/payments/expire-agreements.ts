import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import { attemptById, lateAgreements } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { freeOrder } from './free-order.ts'

/** Frees the orders whose bank agreement nobody paid in time (readings 6.6). */
export async function expireAgreements(house: House): Promise<void> {
  const now = house.clock.now()
  for (const { id, orderId } of await lateAgreements(house.database, now)) {
    await inTransaction(house.database, async (trx) => {
      const order = await holdOrder(trx, orderId)
      const attempt = await attemptById(trx, id)
      if (attempt.status !== 'agreement') return
      const end = { status: 'expired', reason: null, at: now, keepsLock: false } as const
      await closeAttempt(house, trx, attempt, { seen: null, end, actor: 'hub' })
      await freeOrder(trx, order, now)
    })
  }
}
