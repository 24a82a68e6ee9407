import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { askEachNow } from './attempt.store.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'

/**
 * Lets the providers be asked at once about every payment that waits for their word, which may else take minutes:
 * after an outage of theirs, say. The jobs that ask take the payments in their own turns.
 */
export async function askPendingNow(
  app: AppContext,
  keepers: readonly ReferenceKeeper[],
  { actor, trace }: { readonly actor: string; readonly trace: string },
): Promise<{ readonly asked: number }> {
  const at = app.clock.wall()
  const asked = await inTransaction(app.database, async (trx) => {
    let count = await askEachNow(trx, at)
    for (const keeper of keepers) count += await keeper.askNow(trx, at)
    const after = { asked: count }
    await recordAudit(trx, { at, actor, act: 'payment.ask', subject: '*', before: null, after, trace })
    return count
  })
  app.work.trigger('reconcile-payments')
  return { asked }
}
