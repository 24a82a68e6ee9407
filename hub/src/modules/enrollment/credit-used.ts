import type { Cop } from '@matricula/contract'
import type { QuoteTotals } from '../pricing/quote.ts'

type Totals = Pick<QuoteTotals, 'balance' | 'subtotal' | 'totalV'>

/** COP of what is due today that a balance in the family's favour pays (pricing-27); 0 without one. */
export function creditUsed({ balance, subtotal, totalV }: Totals): Cop {
  return balance < 0 ? subtotal - totalV : 0
}
