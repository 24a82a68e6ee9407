import type { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptById } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
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
    const end = { status: 'failed', reason: fault.code, at, keepsLock: false } as const
    await closeAttempt(house, trx, attempt, { seen: null, end, actor: 'hub' })
    await freeOrder(trx, order, at)
  })
}
