import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { makeOnHoldDue, type OnHoldFilter } from './outbox.store.ts'

export interface RetryOnHoldCommand {
  readonly filter: OnHoldFilter
  readonly actor: string
  readonly trace: string
}

/** Lets every delivery on hold that the filter leaves try again at once, with all its attempts before it. */
export async function retryOnHold(
  { database, clock, work }: AppContext,
  { filter, actor, trace }: RetryOnHoldCommand,
): Promise<{ readonly retried: number }> {
  const at = clock.wall()
  const retried = await inTransaction(database, async (trx) => {
    const count = await makeOnHoldDue(trx, filter, at)
    const after = { ...filter, retried: count }
    await recordAudit(trx, { at, actor, act: 'delivery.retry', subject: '*', before: null, after, trace })
    return count
  })
  work.trigger('deliver-outbox')
  return { retried }
}
