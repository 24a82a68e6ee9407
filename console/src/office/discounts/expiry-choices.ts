const DAY_MS = 24 * 60 * 60 * 1000

const spans = [30, 60, 90] as const

/** Days before which a discount may end, counted from a Bogotá day; and one that a kept address still asks for. */
export function expiryChoices(
  today: string,
  chosen: string,
): readonly { day: string; within: number | null }[] {
  const choices = spans.map((within) => ({ day: daysAfter(today, within), within }))
  const isOther = chosen !== '' && choices.every(({ day }) => day !== chosen)
  return isOther ? [...choices, { day: chosen, within: null }] : choices
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
