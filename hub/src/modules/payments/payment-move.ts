import type { Transaction } from '../../db/transaction.ts'
import { post, type PostingLine, type PostingReason } from '../ledger/index.ts'
import type { Payment } from './payment.model.ts'

export interface PaymentMove {
  readonly day: string
  readonly at: Date
  readonly reason: PostingReason | null
  readonly lines: readonly PostingLine[]
  /** Of the act that moves it; the payment's own where none is said. */
  readonly trace?: string
}

/** Posts a movement of a payment; the payment's row was changed for it before. */
export async function postMove(
  trx: Transaction,
  payment: Payment,
  { at, ...move }: PaymentMove,
): Promise<void> {
  const subject = subjectOf(payment)
  const key = payment.moves === 1 ? subject : `${subject}:${payment.moves}`
  await post(trx, { key, subject, trace: payment.trace, ...move }, at)
}

export const subjectOf = ({ id }: Pick<Payment, 'id'>) => `payment:${id}`

export const unapplied = ({ id }: Pick<Payment, 'id'>, amount: number): PostingLine => ({
  account: `unapplied/${id}`,
  amount,
})
