import type { Draft, Quote } from '../../api/types.ts'

export type PayPath = 'advance' | 'payer' | 'agreement'

/** Which way a payment goes (payments-1): nothing to pay first, then the period, then the method. */
export function payPath(
  { totalV }: Pick<Quote['totals'], 'totalV'>,
  { period, method }: Pick<Draft, 'period' | 'method'>,
): PayPath {
  if (totalV <= 0) return 'advance'
  return period === 3 && method === 1 ? 'agreement' : 'payer'
}
