import { isBefore } from '../../shared/local-date.ts'
import { planMonths } from './portions.ts'
import { lineOfChoice } from './price-choice.ts'
import type { Line, LinePlace } from './price-lines.ts'
import type { PricedChoice } from './quote.ts'

/** Transport: like a monthly line, with discounts that are better before `transportEarlyUntil`. */
export function priceTransport(place: LinePlace, choice: PricedChoice): Line {
  const { parent, input } = place
  const moment = isBefore(input.now, parent.windows.transportEarlyUntil) ? 'early' : 'late'
  const portions = planMonths(parent, {
    steps: 'transport-',
    unit: choice.price,
    period: input.period,
    year: parent.periods.year.transport[moment],
    semester: parent.periods.semester.transport[moment],
    parts: parent.periods.year.months,
  })
  return lineOfChoice(place, choice, portions)
}
