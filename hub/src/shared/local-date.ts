import type { Instant, LocalDate } from '@matricula/contract'
import { isLocalDate } from '../../api/local-date.ts'

export type { Instant, LocalDate }
export { isLocalDate }

// Bogotá has kept -05:00 all year since 1993, so a shift is exact and needs no time zone data.
const offset = '-05:00'
const behindUtcMs = 5 * 60 * 60 * 1000

/** The day in Bogotá of an instant: after 19:00 there, the UTC date is already tomorrow. */
export function bogotaDay(at: Date): LocalDate {
  return wallClock(at).slice(0, 10)
}

/** The time of day in Bogotá, `HH:MM`. */
export function bogotaTime(at: Date): string {
  return wallClock(at).slice(11, 16)
}

/** The instant as Bogotá writes it, in whole seconds: 2025-06-19T10:00:00-05:00. */
export function bogotaIso(at: Date): Instant {
  return wallClock(at).slice(0, 19) + offset
}

/** The day of the week in Bogotá, 0 for Sunday. */
export function bogotaWeekday(at: Date): number {
  return new Date(at.getTime() - behindUtcMs).getUTCDay()
}

function wallClock(at: Date): string {
  return new Date(at.getTime() - behindUtcMs).toISOString()
}

/** The first instant of a day in Bogotá. Throws a RangeError when there is no such day. */
export function startOfDay(day: LocalDate): Date {
  if (!isLocalDate(day)) throw new RangeError(`${day} is not a day`)
  return new Date(`${day}T00:00:00${offset}`)
}

const instantForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/

/** True for an instant in ISO 8601 with its offset or Z; one without an offset means a different time to everyone. */
export function isInstant(text: string): boolean {
  const [, day = ''] = instantForm.exec(text) ?? []
  return isLocalDate(day) && !Number.isNaN(Date.parse(text))
}

/** True before the instant, false at it: the right side of a half-open window. */
export function isBefore(at: Date, instant: Instant): boolean {
  return at.getTime() < Date.parse(instant)
}

/** Negative when `a` comes first, 0 for the same moment whatever the offsets, else positive. */
export function compareInstants(a: Instant, b: Instant): number {
  return Date.parse(a) - Date.parse(b)
}
