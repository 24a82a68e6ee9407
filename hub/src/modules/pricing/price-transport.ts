import { isBefore } from '../../shared/local-date.ts'
import { planMonths } from './portions.ts'
import { lineOfChoice } from './price-choice.ts'
import type { Line, LinePlace } from './price-lines.ts'
import type { PricedChoice } from './quote.ts'

/** Transport: like a monthly line, with discounts that are better before `transportEarlyUntil`. */
export function priceTransport(place: LinePlace, choice: PricedChoice): Line {
  const { parent, file, input } = place
  const moment = isBefore(input.now, parent.windows.transportEarlyUntil) ? 'early' : 'late'
  const discountOf = (paid: 'year' | 'semester') => ({
    discount: parent.periods[paid].transport[moment],
    source: `${file}#parent.periods.${paid}.transport.${moment}`,
  })
  const portions = planMonths(parent, {
    unit: choice.price,
    period: input.period,
    year: discountOf('year'),
    semester: discountOf('semester'),
    parts: parent.periods.year.months,
    file,
  })
  return lineOfChoice(place, choice, portions)
}
