import type { Quote } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import { pesos, type Proof, proofOfSum } from './proof.ts'

/** What is paid today: this period's part and the balance of earlier years, never below 0. */
export function proofOfToday(quote: Pick<Quote, 'period' | 'totals'>, text: Translate): Proof {
  const { subtotal, balance, totalV } = quote.totals
  const parts = [
    { name: text(`pay.totalPeriod${quote.period}`), amount: subtotal },
    ...(balance === 0 ? [] : [{ name: balanceLabel(quote, text), amount: balance }]),
  ]
  return proofOfSum(text('pay.today'), parts, {
    text: text('pay.neverBelow'),
    result: pesos(totalV),
    source: null,
  })
}

export function balanceLabel({ totals }: Pick<Quote, 'totals'>, text: Translate): string {
  return text(totals.balance > 0 ? 'pay.balanceDue' : 'pay.balanceInFavour')
}
