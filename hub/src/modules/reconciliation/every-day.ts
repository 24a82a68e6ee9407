import type { DaySpan, LocalDate } from '@matricula/contract'
import { bogotaDay, startOfDay } from '../../shared/local-date.ts'

/** Bogotá's days all have 24 hours. */
export const dayMs = 24 * 60 * 60 * 1000

export function dayAfter(day: LocalDate, days: number): LocalDate {
  return bogotaDay(new Date(startOfDay(day).getTime() + days * dayMs))
}

/** How many days a span has; less than one where it ends before it begins. */
export function daysIn({ from, to }: DaySpan): number {
  return Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs) + 1
}

export function everyDay(days: DaySpan): readonly LocalDate[] {
  return Array.from({ length: daysIn(days) }, (_, index) => dayAfter(days.from, index))
}
