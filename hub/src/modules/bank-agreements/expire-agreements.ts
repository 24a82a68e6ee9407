import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { freeOrder, lateAgreements, type OrderAttempt, orderPayable } from '../payments/index.ts'

/** Frees the orders whose bank agreement nobody paid in time (bank-agreements-3). */
export async function expireAgreements(app: AppContext): Promise<void> {
  for (const { id } of await lateAgreements(app.database, app.clock.now())) {
    const token = await inTransaction(app.database, async (trx) => {
      const attempt = await orderPayable.lock(trx, id)
      if (attempt.status !== 'agreement') return null
      await endAgreement(app, trx, attempt, 'hub')
      return attempt.order.token
    })
    if (token !== null) app.live.changed(token)
  }
}

/** Ends an agreement that waits for the bank, whose row and order are held, and frees its order. */
export async function endAgreement(
  app: AppContext,
  trx: Transaction,
  attempt: OrderAttempt,
  actor: string,
): Promise<void> {
  const at = app.clock.now()
  const end = { status: 'expired', reason: null, at } as const
  await orderPayable.close(app, trx, attempt, { seen: null, end, actor })
  await freeOrder(trx, attempt.order, at)
}
