import { bogotaDay } from '../../domain/bogota-day.ts'
import type { DaySpan } from '../../domain/common.ts'

/** The one day, in Bogotá, that `now` falls on. */
export function today(now: Date): DaySpan {
  const day = bogotaDay(now)
  return { from: day, to: day }
}
