import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Account, post, type PostingLine, type PostingReason } from '../ledger/index.ts'
import type { Dispute, LossBearer } from './dispute.model.ts'
import { addDispute, changeDispute, type NewDispute } from './dispute.store.ts'
import type { Payment } from './payment.model.ts'

type Tools = Pick<AppContext, 'clock'>

/**
 * Writes a dispute down, and takes what it is about and its fee out of what the provider holds (disputes-3); null where
 * the provider's case is there. The payment's row is held by the caller.
 */
export async function openDispute(
  { clock }: Tools,
  trx: Transaction,
  payment: Payment,
  opened: NewDispute,
): Promise<Dispute | null> {
  const dispute = await addDispute(trx, opened)
  if (dispute === null) return null
  const { amount, fee, openedOn: day } = dispute
  const lines = [
    { account: heldBy(dispute), amount },
    { account: `fees/${payment.instance}`, amount: fee },
    { account: payment.account, amount: -amount - fee },
  ] as const
  await postMove(trx, dispute, { day, at: clock.now(), reason: 'disputed', lines })
  return dispute
}

export interface DisputeEnd {
  readonly status: 'won' | 'lost'
  /** Of what is lost: the school for good, or the family, which is to pay again. Null for one that was won. */
  readonly borneBy: LossBearer | null
  readonly on: LocalDate
  readonly by: string
}

/**
 * Ends a dispute. What the school loses is gone; otherwise the money is the payment's again, from which a charge that is
 * lost goes back as any other does (disputes-4). Rows of payment and dispute are held by the caller.
 */
export async function endDispute(
  { clock }: Tools,
  trx: Transaction,
  payment: Payment,
  { dispute, end }: { readonly dispute: Dispute; readonly end: DisputeEnd },
): Promise<Dispute> {
  const { status, borneBy, on: endedOn, by: endedBy } = end
  const { amount } = dispute
  const to: Account = borneBy === 'school' ? `loss/${dispute.id}` : payment.account
  const lines = [
    { account: to, amount },
    { account: heldBy(dispute), amount: -amount },
  ]
  const move = { day: endedOn, at: clock.now(), lines, reason: `dispute-${status}` } as const
  await postMove(trx, dispute, { ...move, suffix: `:${status}` })
  return changeDispute(trx, dispute, { status, borneBy, endedOn, endedBy, openPayment: null })
}

const heldBy = ({ id }: Dispute): Account => `disputed/${id}`

interface DisputeMove {
  readonly day: LocalDate
  readonly at: Date
  readonly reason: PostingReason
  readonly lines: readonly PostingLine[]
  readonly suffix?: string
}

async function postMove(
  trx: Transaction,
  { id, trace }: Dispute,
  { at, suffix = '', ...move }: DisputeMove,
): Promise<void> {
  const subject = disputeSubject({ id })
  await post(trx, { ...move, key: `${subject}${suffix}`, subject, trace }, at)
}

/** What the postings of a dispute are about: not its payment, whose own say where that stands. */
export const disputeSubject = ({ id }: Pick<Dispute, 'id'>) => `dispute:${id}`
