import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { freeOrder, lateAgreements, orderPayable } from '../payments/index.ts'

/** Frees the orders whose bank agreement nobody paid in time (bank-agreements-3). */
export async function expireAgreements(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const { id } of await lateAgreements(app.database, now)) {
    const token = await inTransaction(app.database, async (trx) => {
      const attempt = await orderPayable.lock(trx, id)
      if (attempt.status !== 'agreement') return null
      const end = { status: 'expired', reason: null, at: now } as const
      await orderPayable.close(app, trx, attempt, { seen: null, end, actor: 'hub' })
      await freeOrder(trx, attempt.order, now)
      return attempt.order.token
    })
    if (token !== null) app.live.changed(token)
  }
}
