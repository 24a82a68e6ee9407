import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { PayLink } from './pay-link.ts'
import { lockPayLink, withdrawPayLink } from './pay-link.store.ts'

/** Ends a link for everybody; a payment that has begun by it goes on (pay-links-6). Once more changes nothing. */
export async function withdrawLink(
  app: Pick<AppContext, 'database' | 'clock'>,
  { id, actor, trace }: { readonly id: string; readonly actor: string; readonly trace: string },
): Promise<Refusal<'NOT_FOUND'> | PayLink> {
  return inTransaction(app.database, async (trx) => {
    const link = await lockPayLink(trx, id)
    if (link === null) return refuse('NOT_FOUND')
    if (link.withdrawnAt !== null) return link
    const withdrawnAt = app.clock.now()
    await withdrawPayLink(trx, id, withdrawnAt)
    for (const code of link.students) {
      await recordAudit(trx, {
        at: app.clock.wall(),
        actor,
        act: 'pay-link.withdraw',
        subject: code,
        before: null,
        after: { link: id },
        trace,
      })
    }
    return { ...link, withdrawnAt }
  })
}
