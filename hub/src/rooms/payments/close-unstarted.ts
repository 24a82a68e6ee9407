import type { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptById, endAttempt } from './attempt.store.ts'
import { movesForward } from './decide-settlement.ts'
import { freeOrder } from './free-order.ts'

/** Frees the order when the provider never took the payment up, so that the family may try again at once. */
export async function closeUnstarted(
  house: House,
  { id, orderId }: PaymentAttempt,
  fault: PluginFault,
): Promise<void> {
  const at = house.clock.now()
  await inTransaction(house.database, async (trx) => {
    const order = await holdOrder(trx, orderId)
    const attempt = await attemptById(trx, id)
    if (!movesForward(attempt.status, 'failed')) return
    await endAttempt(trx, attempt, null, { status: 'failed', reason: fault.code, at, keepsLock: false })
    await freeOrder(trx, order, at)
  })
}
