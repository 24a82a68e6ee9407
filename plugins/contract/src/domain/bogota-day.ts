import type { DaySpan, LocalDate } from './common.ts'

// Bogotá has kept -05:00 all year since 1993.
const behindUtcMs = 5 * 60 * 60 * 1000

/** The day in Bogotá of an instant, by which vendors' lists are asked for. */
export function bogotaDay(at: Date): LocalDate {
  return new Date(at.getTime() - behindUtcMs).toISOString().slice(0, 10)
}

export function isWithin(day: LocalDate, { from, to }: DaySpan): boolean {
  return from <= day && day <= to
}
