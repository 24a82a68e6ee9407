import type { Quote } from '../../api/types.ts'

const NAMES = [
  ['annualNow', 'annualNow'],
  ['monthlyNow', 'monthlyNow'],
  ['transportNow', 'transportNow'],
  ['activitiesNow', 'activitiesNow'],
  ['later', 'later'],
  ['balance', 'balance'],
  ['today', 'totalV'],
] as const

export interface PriceDifference {
  /** Suffix of its text: 'pay.<name>'. */
  name: (typeof NAMES)[number][0]
  was: number
  is: number
}

/** What changed between two quotes; the total to pay today always closes the list. */
export function priceDifferences(
  before: Pick<Quote, 'totals'>,
  after: Pick<Quote, 'totals'>,
): PriceDifference[] {
  return NAMES.map(([name, total]) => ({ name, was: before.totals[total], is: after.totals[total] })).filter(
    ({ name, was, is }) => was !== is || name === 'today',
  )
}
