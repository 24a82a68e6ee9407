import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { LossBearer, Payment, SplitStatus } from '../payments/index.ts'

export interface LostPayment {
  readonly payment: Pick<Payment, 'left' | 'outside'>
  /** Of the splits whose parts it paid. */
  readonly splits: readonly SplitStatus[]
}

/** Why a loss cannot be borne so; null: it can. The school bears what stays paid, and nothing else (disputes-8). */
export function judgeBearer(
  { payment, splits }: LostPayment,
  borneBy: LossBearer,
): Refusal<'BAD_INPUT'> | null {
  const isPaid = payment.left + payment.outside === 0 && splits.every((status) => status === 'complete')
  return borneBy === 'family' || isPaid
    ? null
    : refuse('BAD_INPUT', { fields: { borne_by: ['dispute.notPaid'] } })
}
