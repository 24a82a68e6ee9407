import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { decidePayout, firstDayOf, type PayoutWord } from './decide-payout.ts'
import { lockPayout } from './payout.store.ts'
import type { KeptPayout } from './payout.ts'

export interface PayoutCommand<Word extends PayoutWord = PayoutWord> {
  /** Of the payout. */
  readonly id: string
  readonly word: Word
  /** Why, for the audit trail. */
  readonly reason: string | null
  readonly author: { readonly actor: string; readonly trace: string }
}

/** Does what a word of finance means for a payout, decided on the held row. */
export async function changeHeldPayout(
  app: Pick<AppContext, 'clock' | 'database'>,
  { id, word, reason, author }: PayoutCommand,
  change: (trx: Transaction, payout: KeptPayout) => Promise<KeptPayout>,
) {
  return inTransaction(app.database, async (trx) => {
    const payout = await lockPayout(trx, id)
    if (payout === null) return refuse('NOT_FOUND')
    const step = decidePayout(payout, word)
    if (step === 'said') return payout
    if (step === 'refuse') return refuse('PAYOUT_ENDED')
    if (word.on < firstDayOf(payout) || word.on > bogotaDay(app.clock.now()))
      return refuse('BAD_INPUT', { fields: { on: ['payout.day'] } })
    const changed = await change(trx, payout)
    const { status, bankRef, net } = changed
    await recordAudit(trx, {
      at: app.clock.wall(),
      actor: author.actor,
      act: `payout.${word.act}`,
      subject: `payout:${id}`,
      before: { status: payout.status },
      after: { status, on: word.on, bankRef, net, reason },
      trace: author.trace,
    })
    return changed
  })
}
