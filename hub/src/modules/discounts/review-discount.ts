import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { holdersOf } from '../access/index.ts'
import { auditDiscount, type Author } from './audit-discount.ts'
import { judgeReview, type Verdict } from './decide-review.ts'
import type { Discount } from './discount.ts'
import { lockDiscount, updateDiscount } from './discount.store.ts'

export type Review = Omit<Verdict, 'by' | 'holders'> & { readonly id: string; readonly note: string }

/** Grants or refuses what somebody else has asked for. Of two reviewers the second finds it closed. */
export function reviewDiscount(app: Pick<AppContext, 'database' | 'clock'>, review: Review, author: Author) {
  return inTransaction(app.database, async (trx) => {
    const before = await lockDiscount(trx, review.id)
    if (before === null) return refuse('NOT_FOUND')
    const now = app.clock.now()
    const { decision, expiresOn, note } = review
    const holders = await holdersOf(trx, author.actor)
    const verdict = { decision, expiresOn, by: author.actor, holders }
    const refusal = judgeReview(before, verdict, bogotaDay(now))
    if (refusal !== null) return refusal
    const after: Discount = {
      ...before,
      state: decision === 'grant' ? 'granted' : 'refused',
      review: { by: author.actor, at: now.toISOString(), note },
      expiresOn,
    }
    await updateDiscount(trx, after)
    await auditDiscount(app, trx, { act: `discount.${decision}`, before, after, author })
    return after
  })
}
