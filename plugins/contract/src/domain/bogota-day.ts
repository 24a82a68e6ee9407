import type { DaySpan, LocalDate } from './common.ts'

// Bogotá has kept -05:00 all year since 1993.
const behindUtcMs = 5 * 60 * 60 * 1000

/** The day in Bogotá of an instant, by which vendors' lists are asked for. */
export function bogotaDay(at: Date): LocalDate {
  return new Date(at.getTime() - behindUtcMs).toISOString().slice(0, 10)
}

/** The wall time in Bogotá of an instant, to the second: `2026-01-15T10:00:00`. */
export function bogotaTime(at: Date): string {
  return new Date(at.getTime() - behindUtcMs).toISOString().slice(0, 19)
}

/** The day so many days after this one; before it, where they are less than 0. */
export function shiftDay(day: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

export function isWithin(day: LocalDate, { from, to }: DaySpan): boolean {
  return from <= day && day <= to
}
