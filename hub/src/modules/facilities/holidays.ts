import { FIRST_HOLIDAY_YEAR, getHolidaysForYear, LAST_HOLIDAY_YEAR } from 'colombian-holidays'
import type { LocalDate } from '../../shared/local-date.ts'

/** True on a public holiday of Colombia, moved to its Monday where the law moves it. */
export function isHoliday(day: LocalDate): boolean {
  const year = Number(day.slice(0, 4))
  // Easter, which half of them follow, is counted for these years alone.
  if (!(year >= FIRST_HOLIDAY_YEAR && year <= LAST_HOLIDAY_YEAR)) return false
  return getHolidaysForYear(year).some(({ celebrationDate }) => celebrationDate === day)
}
