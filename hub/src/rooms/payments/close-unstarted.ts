import type { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptById } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { movesForward } from './decide-settlement.ts'
import { freeOrder } from './free-order.ts'

/** Frees the order when the provider never took the payment up, so that the family may try again at once. */
export async function closeUnstarted(
  house: House,
  attempt: PaymentAttempt,
  fault: PluginFault,
): Promise<void> {
  await inTransaction(house.database, (trx) => failAttempt(house, trx, attempt, fault))
}

/** The same within a story, for one of several. */
export async function failAttempt(
  house: House,
  trx: Transaction,
  { id, orderId }: PaymentAttempt,
  { code: reason }: PluginFault,
): Promise<void> {
  const at = house.clock.now()
  const order = await holdOrder(trx, orderId)
  const attempt = await attemptById(trx, id)
  if (!movesForward(attempt.status, 'failed')) return
  const end = { status: 'failed', reason, at, keepsLock: false } as const
  await closeAttempt(house, trx, attempt, { seen: null, end, actor: 'hub' })
  await freeOrder(trx, order, at)
}
