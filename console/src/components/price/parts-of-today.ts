import type { Quote, QuoteRow } from '../../api/types.ts'

type Group = 'annual' | 'monthly' | 'transport' | 'activities'

export interface PartOfToday {
  readonly name: Group
  readonly rows: readonly QuoteRow[]
  readonly amount: number
}

const GROUPS: readonly Group[] = ['annual', 'monthly', 'transport', 'activities']

/** What of each group of services is paid today; a group without any stands only where it is the annual one. */
export function partsOfToday(quote: Pick<Quote, Group>): readonly PartOfToday[] {
  return GROUPS.map((name) => {
    const rows = quote[name]
    return { name, rows, amount: rows.reduce((sum, { now }) => sum + now, 0) }
  }).filter(({ name, amount }) => amount > 0 || name === 'annual')
}
