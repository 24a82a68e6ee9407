import type { WholeNumber } from '../form/whole-input.tsx'
import type { RefundTerms, Refund } from './refund.ts'

/** What stands in the form; a field that nobody has touched is missing. */
export interface GiveBackInput {
  readonly extent?: 'whole' | 'part'
  readonly part?: WholeNumber
  readonly way?: Refund['way']
  readonly reason: string
}

/** COP that are to go back; undefined while that is not known. */
export function amountOf(
  { extent, part }: Partial<GiveBackInput>,
  { left }: Pick<RefundTerms, 'left'>,
): number | undefined {
  if (extent === 'whole') return left
  const isPart = extent === 'part' && typeof part === 'number' && part > 0 && part <= left
  return isPart ? part : undefined
}

/** Whether the provider would give that much back. */
export function isByProvider(
  { extent }: Partial<GiveBackInput>,
  { provider }: Pick<RefundTerms, 'provider'>,
): boolean {
  return provider === 'part' || (provider === 'whole' && extent !== 'part')
}
