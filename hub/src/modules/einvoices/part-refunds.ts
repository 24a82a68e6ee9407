import { type Cop, largestRemainders, sum } from '../../shared/money.ts'

export interface WholeRefund {
  readonly id: string
  /** COP of the whole order. */
  readonly amount: Cop
  /** Which parts' payers have something of it, in the order of the parts. */
  readonly bears: readonly boolean[]
}

/** COP to be credited of each part's invoice, in the order of the parts. */
export interface PartCredit {
  /** `refund:{id}` */
  readonly cause: string
  readonly shares: readonly Cop[]
}

/**
 * Pure: what the refunds of an order, the earliest first, have credited of its parts' invoices (splits-14), which are for so much
 * (COP): each by what is left of each part whose payer has something of it, largest remainder, so that it sums to the refund and
 * the last one leaves nothing. An older debt is on no invoice.
 */
export function partRefunds(totals: readonly Cop[], refunds: readonly WholeRefund[]): readonly PartCredit[] {
  let left = totals
  return refunds.map(({ id, amount, bears }) => {
    const weights = left.map((rest, place) => (bears[place] === true ? rest : 0))
    const shared = Math.min(amount, sum(weights))
    const shares = shared === 0 ? left.map(() => 0) : largestRemainders(shared, weights)
    left = left.map((rest, place) => rest - (shares[place] ?? 0))
    return { cause: `refund:${id}`, shares }
  })
}
