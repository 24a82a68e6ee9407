import type { WholeNumber } from '../form/whole-input.tsx'
import type { Refund } from '../refunds/refund.ts'
import type { WithdrawalProposal } from './withdrawal.ts'

/** What stands in the form; a field that nobody has touched is missing. */
export interface WithdrawalInput {
  readonly day?: string
  readonly returned?: WholeNumber
  readonly way?: Refund['way']
  readonly reason: string
}

export type RefundOffer = Pick<WithdrawalProposal, 'left' | 'provider'>

/** COP that are to go back; undefined while that is not known. */
export function returnedOf(
  { returned }: Partial<WithdrawalInput>,
  { left }: Pick<RefundOffer, 'left'>,
): number | undefined {
  if (left === 0) return 0
  return typeof returned === 'number' && returned <= left ? returned : undefined
}

/** Whether the provider would give that much back. */
export function isByProvider(returned: number | undefined, { left, provider }: RefundOffer): boolean {
  return provider === 'part' || (provider === 'whole' && (returned === undefined || returned === left))
}

/** Whether a day is written whole: while its year is typed it is one of long ago. */
export function isWhole(day: string | undefined): day is string {
  return day !== undefined && day >= '2000-01-01'
}
