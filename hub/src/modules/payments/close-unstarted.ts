import type { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { lockOrder } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptById, lockAttempt } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { isWaiting } from './decide-settlement.ts'
import { freeOrder } from './free-order.ts'
import { neverStarted } from './unanswered.ts'

/** Frees the order when the provider never took the payment up, so that the family may try again at once. */
export async function closeUnstarted(
  app: AppContext,
  { id, orderId }: PaymentAttempt,
  fault: PluginFault,
): Promise<void> {
  await inTransaction(app.database, async (trx) => {
    await lockOrder(trx, orderId)
    const attempt = await lockAttempt(trx, id)
    if (neverStarted(attempt, fault, app.clock.now())) await failAttempt(app, trx, attempt, fault)
  })
}

/** The same within a story, for one of several. */
export async function failAttempt(
  app: AppContext,
  trx: Transaction,
  { id, orderId }: PaymentAttempt,
  { code: reason }: PluginFault,
): Promise<void> {
  const at = app.clock.now()
  const order = await lockOrder(trx, orderId)
  const attempt = await attemptById(trx, id)
  if (!isWaiting(attempt.status)) return
  const end = { status: 'failed', reason, at, keepsLock: false } as const
  await closeAttempt(app, trx, attempt, { seen: null, end, actor: 'hub' })
  await freeOrder(trx, order, at)
}
