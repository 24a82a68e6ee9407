import { daysAfter } from '../../dates.ts'

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
