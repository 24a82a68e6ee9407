import type { DailyHours } from './season.ts'

/** True while a time of the day in Bogotá, `HH:MM`, is in [from, to); over midnight when from is after to. */
export function includesTime({ from, to }: DailyHours, time: string): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to
}
