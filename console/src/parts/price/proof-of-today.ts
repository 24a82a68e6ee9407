import type { Quote } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import { pesos, type Proof, proofOfSum } from './proof.ts'

type Priced = Pick<Quote, 'period' | 'totals' | 'balanceKnown'>

/** What is paid today: this period's part and the balance of earlier years, never below 0. */
export function proofOfToday(quote: Priced, text: Translate, label = todayLabel(quote, text)): Proof {
  const { subtotal, balance, totalV } = quote.totals
  const parts = [
    { name: text(`pay.totalPeriod${quote.period}`), amount: subtotal },
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
