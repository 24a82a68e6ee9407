import { type LocalDate, shiftDay } from '@matricula/contract'
import { bogotaWeekday, startOfDay } from '../../shared/local-date.ts'
import { isHoliday } from '../facilities/holidays.ts'

/** Working days that a school has to answer, where the provider does not say. */
const daysToAnswer = 2

/** The last day on which the school may answer a dispute: so many working days in Colombia after it opened (disputes-2). */
export function answerByOf(openedOn: LocalDate): LocalDate {
  let day = openedOn
  for (let left = daysToAnswer; left > 0;) {
    day = shiftDay(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

function isWorkingDay(day: LocalDate): boolean {
  const weekday = bogotaWeekday(startOfDay(day))
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}
