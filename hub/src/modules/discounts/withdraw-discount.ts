import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { auditDiscount, type Author } from './audit-discount.ts'
import { judgeWithdrawal } from './decide-review.ts'
import type { Discount } from './discount.ts'
import { lockDiscount, updateDiscount } from './discount.store.ts'

/** Takes a discount back, whether it is still asked or holds already; another of its kind may follow. */
export function withdrawDiscount(
  app: Pick<AppContext, 'database' | 'clock'>,
  { id, note }: { readonly id: string; readonly note: string },
  author: Author,
): Promise<Refusal<'DISCOUNT_CLOSED' | 'NOT_FOUND'> | Discount> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockDiscount(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    const now = app.clock.now()
    const refusal = judgeWithdrawal(before, bogotaDay(now))
    if (refusal !== null) return refusal
    const withdrawal = { by: author.actor, at: now.toISOString(), note }
    const after: Discount = { ...before, state: 'withdrawn', withdrawal }
    await updateDiscount(trx, after)
    await auditDiscount(app, trx, { act: 'discount.withdraw', before, after, author })
    return after
  })
}
