import type { Cop, LocalDate } from '@matricula/contract'
import { judgeRefund, type RefundFacts } from '../payments/decide-refund.ts'
import type { RefundWay } from '../payments/index.ts'

/** What finance decides of who leaves. */
export interface WithdrawalInput {
  /** Bogotá's day of leaving. */
  readonly day: LocalDate
  readonly reason: string
  /** COP to give back, 0 or more; the season's rules propose it. */
  readonly returned: Cop
  /** By whom it goes back; null where nothing does. */
  readonly way: RefundWay | null
}

export interface WithdrawableFacts {
  /** Bogotá's day of the payment. */
  readonly from: LocalDate
  readonly today: LocalDate
  readonly refund: RefundFacts
}

/** What is wrong with a withdrawal, by field; null: it can be recorded (withdrawals-4). */
export function judgeWithdrawal(
  { day, returned, way }: WithdrawalInput,
  { from, today, refund }: WithdrawableFacts,
): Readonly<Record<string, readonly string[]>> | null {
  if (day < from || day > today) return { day: ['withdrawal.day'] }
  if (returned > 0 && way === null) return { way: ['validation.any.required'] }
  const wrong = judgeRefund({ amount: returned, way: returned === 0 ? 'bank' : (way ?? 'bank') }, refund)
  if (wrong === null) return null
  const { amount, ...others } = wrong
  return { ...others, ...(amount !== undefined && { returned: amount }) }
}
