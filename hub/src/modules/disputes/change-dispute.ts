import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type Dispute, disputeById, lockDispute, lockWithPayable, type Payment } from '../payments/index.ts'
import { decideDispute, type DisputeWord } from './decide-dispute.ts'
import type { Author } from './record-dispute.ts'

export interface DisputeCommand<Word extends DisputeWord = DisputeWord> {
  /** Of the dispute. */
  readonly id: string
  readonly word: Word
  /** Why, for the audit trail. */
  readonly reason: string | null
  readonly author: Author
  /** Of a second person who has approved it: called last in its transaction; what it throws undoes that. */
  readonly alongside?: (trx: Transaction, result: string) => Promise<void>
}

export interface HeldDispute {
  readonly payment: Payment
  readonly dispute: Dispute
}

/**
 * Does what a word means for a dispute, decided on the held rows. What its payment is for is held first, in the order in
 * which the provider's own word takes them, which may come at this very moment.
 */
export async function changeHeldDispute(
  app: Pick<AppContext, 'clock' | 'database'>,
  { id, word, reason, author, alongside }: DisputeCommand,
  change: (trx: Transaction, held: HeldDispute) => Promise<Refusal<'BAD_INPUT'> | Dispute>,
) {
  return inTransaction(app.database, async (trx) => {
    const found = await disputeById(trx, id)
    if (found === null) return refuse('NOT_FOUND')
    const { payment, dispute } = await hold(trx, found)
    const step = decideDispute(dispute, word)
    if (step === 'said') return dispute
    if (step === 'refuse') return refuse('DISPUTE_ENDED')
    const wrongDay = judgeDay(app, dispute, word)
    if (wrongDay !== null) return wrongDay
    const before = { status: dispute.status }
    const changed = await change(trx, { payment, dispute })
    if (isRefused(changed)) return changed
    const { status, borneBy, amount } = changed
    await recordAudit(trx, {
      at: app.clock.wall(),
      actor: author.actor,
      act: `dispute.${word.act}`,
      subject: `dispute:${id}`,
      before,
      after: { status, borneBy, amount, reason },
      trace: author.trace,
    })
    await alongside?.(trx, word.act)
    return changed
  })
}

/** What is said of a dispute happened from its opening to today. */
export function judgeDay(
  { clock }: Pick<AppContext, 'clock'>,
  { openedOn }: Pick<Dispute, 'openedOn'>,
  { on }: Pick<DisputeWord, 'on'>,
): Refusal<'BAD_INPUT'> | null {
  if (on >= openedOn && on <= bogotaDay(clock.now())) return null
  return refuse('BAD_INPUT', { fields: { on: ['dispute.day'] } })
}

async function hold(trx: Transaction, { id, paymentId }: Dispute): Promise<HeldDispute> {
  const payment = await lockWithPayable(trx, paymentId)
  return { payment, dispute: await lockDispute(trx, id) }
}
