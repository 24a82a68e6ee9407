import { type Cop, largestRemainders } from '../../shared/money.ts'
import type { InvoicedLine } from './einvoice.store.ts'

/**
 * Pure: an order's lines as each of its parts is invoiced for them, in the order of the parts (splits-13): each line in
 * proportion of the parts' amounts (COP) by largest remainder, so that over all parts it sums to itself. A line of 0 is
 * left out.
 */
export function partLines(
  lines: readonly InvoicedLine[],
  amounts: readonly Cop[],
): readonly (readonly InvoicedLine[])[] {
  const shares = lines.map(({ quantity, unitPrice }) => largestRemainders(quantity * unitPrice, amounts))
  return amounts.map((_, place) =>
    lines
      .map((line, at) => ({ ...line, quantity: 1, unitPrice: shares[at]?.[place] ?? 0 }))
      .filter(({ unitPrice }) => unitPrice > 0),
  )
}
