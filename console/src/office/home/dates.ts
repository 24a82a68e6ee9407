import { dayOf } from '../../dates.ts'
import { shareOf } from './summary.ts'
import type { Summary } from './summary.ts'

export type ChargeDate = Summary['money']['calendar'][number] & {
  readonly when: 'past' | 'today' | 'later'
  /** Of the date that brings most. */
  readonly share: number
}

/** The dates on which paid enrolments are charged further, seen from the season's today. */
export function datesOf({ at, money: { calendar } }: Pick<Summary, 'at' | 'money'>): readonly ChargeDate[] {
  const today = dayOf(at)
  const most = Math.max(0, ...calendar.map(({ amount }) => amount))
  return calendar.map((day) => ({
    ...day,
    when: day.date < today ? 'past' : day.date === today ? 'today' : 'later',
    share: shareOf(day.amount, most),
  }))
}
