import type { Quote } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import { partsOfToday } from './parts-of-today.ts'
import { pesos, type Proof, proofOfSum } from './proof.ts'

/** What is paid today: this period's parts and the balance of earlier years, never below 0. */
export function proofOfToday(quote: Quote, text: Translate, label = todayLabel(quote, text)): Proof {
  const { balance, totalV } = quote.totals
  const parts = [
    ...partsOfToday(quote).map(({ name, amount }) => ({ name: text(`pay.${name}Now`), amount })),
    ...(balance === 0 ? [] : [{ name: balanceLabel(quote, text), amount: balance }]),
  ]
  return proofOfSum(label, parts, {
    text: balance < 0 ? text('pay.neverBelow') : todayLabel(quote, text),
    result: pesos(totalV),
    source: null,
  })
}

/** A total without the balance is not what is paid today, and does not say so. */
export function todayLabel({ balanceKnown }: Pick<Quote, 'balanceKnown'>, text: Translate): string {
  return text(balanceKnown ? 'pay.today' : 'pay.todayWithoutBalance')
}

export function balanceLabel({ totals }: Pick<Quote, 'totals'>, text: Translate): string {
  return text(totals.balance > 0 ? 'pay.balanceDue' : 'pay.balanceInFavour')
}
