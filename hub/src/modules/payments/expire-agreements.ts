import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockOrder } from '../enrollment/index.ts'
import { attemptById, lateAgreements } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { freeOrder } from './free-order.ts'

/** Frees the orders whose bank agreement nobody paid in time (bank-agreements-3). */
export async function expireAgreements(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const { id, orderId } of await lateAgreements(app.database, now)) {
    await inTransaction(app.database, async (trx) => {
      const order = await lockOrder(trx, orderId)
      const attempt = await attemptById(trx, id)
      if (attempt.status !== 'agreement') return
      const end = { status: 'expired', reason: null, at: now, keepsLock: false } as const
      await closeAttempt(app, trx, attempt, { seen: null, end, actor: 'hub' })
      await freeOrder(trx, order, now)
    })
  }
}
