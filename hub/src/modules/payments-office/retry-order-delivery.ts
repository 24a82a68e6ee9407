import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { deliverJob, lockOnHold, makeDue } from '../outbox/index.ts'

export interface DeliveryRetry {
  readonly token: string
  readonly actor: string
  readonly trace: string
}

/** Lets what is on hold of an order try again at once: its receipt, its document in accounting, its notice. */
export async function retryOrderDelivery(
  app: Pick<AppContext, 'database' | 'clock' | 'work'>,
  { token, actor, trace }: DeliveryRetry,
): Promise<Refusal<'NOT_FOUND' | 'NOT_ON_HOLD'> | { token: string; retried: string[] }> {
  const order = await findOrderByToken(app.database, token)
  if (order === null) return refuse('NOT_FOUND')
  const answer = await inTransaction(app.database, async (trx) => {
    const onHold = await lockOnHold(trx, `:${order.id}`)
    if (onHold.length === 0) return refuse('NOT_ON_HOLD')
    const at = app.clock.wall()
    const ids = onHold.map(({ id }) => id)
    await makeDue(trx, ids, at)
    const retried = onHold.map(({ topic }) => topic)
    const change = { before: { on_hold: retried }, after: { due: retried } }
    await recordAudit(trx, { at, actor, act: 'delivery.retry', subject: token, ...change, trace })
    return { token, retried }
  })
  app.work.trigger(deliverJob)
  return answer
}
