import type { Portion } from './portions.ts'
import { lineOf, type Line, type LinePlace } from './price-lines.ts'
import type { PricedChoice } from './quote.ts'
import { proofStep } from './step.ts'

/**
 * The line of a transport or an activity: a plain monthly price without progressive discount, annuity or
 * scholarship. At price 0 (an activity that is included) it has a row and no charge: there is nothing to record.
 */
export function lineOfChoice(
  place: LinePlace,
  { code, name, price }: PricedChoice,
  portions: readonly Portion[],
): Line {
  const item = {
    code,
    name,
    resolution: price,
    progressiveDiscount: 0,
    commercial: price,
    futureAnnuities: 0,
    discounted: price,
    scholarship: 0,
    total: price,
    explanation: [proofStep('resolution', { price }, price)],
    reports: [],
  }
  const line = lineOf(place, item, portions)
  return price === 0 ? { ...line, charges: [] } : line
}
