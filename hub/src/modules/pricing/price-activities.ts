import { planActivity } from './portions.ts'
import { lineOfChoice } from './price-choice.ts'
import type { Line, LinePlace } from './price-lines.ts'
import type { PricedChoice } from './quote.ts'

/** Each activity is a line of its own, so that two of the same price have charges of their own. */
export function priceActivities(place: LinePlace, choices: readonly PricedChoice[]): Line[] {
  return choices.map((choice) => lineOfChoice(place, choice, portionsOf(place, choice)))
}

function portionsOf({ parent, input }: LinePlace, choice: PricedChoice) {
  return planActivity(parent, {
    unit: choice.price,
    period: input.period,
    year: parent.periods.year.activities,
    semester: parent.periods.semester.activities,
  })
}
