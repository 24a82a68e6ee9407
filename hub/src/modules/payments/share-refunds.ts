import { type Cop, largestRemainders, sum } from '../../shared/money.ts'

export interface RefundToShare {
  /** COP of the whole order. */
  readonly amount: Cop
  /** As it was shared when the money left; null until then. */
  readonly kept: readonly Cop[] | null
  /** Which of the parts have no more of it, in their order. */
  readonly gone: readonly boolean[]
}

/**
 * Pure: what of each refund of an order is of each of its parts, by the refund and in the order of the parts (splits-11): by
 * what is left of each (COP), largest remainder, so that it sums to the refund and the last one leaves nothing. A part that
 * is gone has no share; what has left stays as it was shared.
 */
export function shareRefunds(
  amounts: readonly Cop[],
  refunds: readonly RefundToShare[],
): readonly (readonly Cop[])[] {
  let left = amounts
  return refunds.map(({ amount, kept, gone }) => {
    const shares =
      kept ??
      shareOf(
        amount,
        left.map((rest, place) => (gone[place] === true ? 0 : rest)),
      )
    left = left.map((rest, place) => rest - (shares[place] ?? 0))
    return shares
  })
}

function shareOf(amount: Cop, weights: readonly Cop[]): readonly Cop[] {
  const shared = Math.min(amount, sum(weights))
  return shared === 0 ? weights.map(() => 0) : largestRemainders(shared, weights)
}
