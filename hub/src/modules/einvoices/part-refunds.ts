import { type Cop, largestRemainders, sum } from '../../shared/money.ts'

export interface InvoicedPart {
  /** COP that its invoice is for, or would be. */
  readonly total: Cop
  /** When its provider took it back; null while it stands. */
  readonly goneAt: string | null
}

export interface WholeRefund {
  readonly id: string
  /** COP of the whole order. */
  readonly amount: Cop
  readonly endedAt: string
}

/**
 * Pure: what of each refund of an order is credited of each part's invoice, by the refund and in the order of the parts
 * (splits-14): by what is left of each, largest remainder, so that it sums to the refund and the last one leaves nothing. A
 * part that went back before has no share; an older debt is on no invoice.
 */
export function partRefunds(
  parts: readonly InvoicedPart[],
  refunds: readonly WholeRefund[],
): readonly (readonly Cop[])[] {
  let left = parts.map(({ total }) => total)
  return refunds.map(({ amount, endedAt }) => {
    const weights = left.map((rest, place) => (isGone(parts[place], endedAt) ? 0 : rest))
    const shared = Math.min(amount, sum(weights))
    const shares = shared === 0 ? weights.map(() => 0) : largestRemainders(shared, weights)
    left = left.map((rest, place) => rest - (shares[place] ?? 0))
    return shares
  })
}

function isGone(part: InvoicedPart | undefined, at: string): boolean {
  return part !== undefined && part.goneAt !== null && part.goneAt <= at
}
