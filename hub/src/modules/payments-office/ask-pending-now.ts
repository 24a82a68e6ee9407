import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { askEachNow } from '../payments/index.ts'

/**
 * Lets the providers be asked at once about every payment that waits for their word, which may else take minutes:
 * after an outage of theirs, say. The job that asks takes them in its own turn.
 */
export async function askPendingNow(
  app: Pick<AppContext, 'database' | 'clock' | 'work'>,
  { actor, trace }: { readonly actor: string; readonly trace: string },
): Promise<{ readonly asked: number }> {
  const at = app.clock.wall()
  const asked = await inTransaction(app.database, async (trx) => {
    const count = await askEachNow(trx, at)
    const after = { asked: count }
    await recordAudit(trx, { at, actor, act: 'payment.ask', subject: '*', before: null, after, trace })
    return count
  })
  app.work.trigger('reconcile-payments')
  return { asked }
}
