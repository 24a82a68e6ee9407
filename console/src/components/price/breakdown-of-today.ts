import type { Quote, QuoteRow } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { breakdownOfSum } from './breakdown.ts'
import type { PriceBreakdown } from './breakdown.ts'

/** What is paid today: this period's parts and the balance of earlier years, never below 0. */
export function breakdownOfToday(quote: Quote, t: Translate, label = todayLabel(quote, t)): PriceBreakdown {
  const { balance, totalV } = quote.totals
  const parts = [
    ...partsOfToday(quote).map(({ name, amount }) => ({ name: t(`pay.${name}Now`), amount })),
    ...(balance === 0 ? [] : [{ name: balanceLabel(quote, t), amount: balance }]),
  ]
  return breakdownOfSum(label, parts, {
    text: balance < 0 ? t('pay.neverBelow') : todayLabel(quote, t),
    result: pesos(totalV),
    rule: null,
  })
}

/** A total without the balance is not what is paid today, and does not say so. */
export function todayLabel({ balanceKnown }: Pick<Quote, 'balanceKnown'>, t: Translate): string {
  return t(balanceKnown ? 'pay.today' : 'pay.todayWithoutBalance')
}

export function balanceLabel({ totals }: Pick<Quote, 'totals'>, t: Translate): string {
  return t(totals.balance > 0 ? 'pay.balanceDue' : 'pay.balanceInFavour')
}

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
