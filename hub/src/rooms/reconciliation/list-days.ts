import type { LocalDate, Read } from '@matricula/contract'
import type { House } from '../../house.ts'
import { bogotaDay, startOfDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { readDay } from './read-day.ts'
import { type DaySummary, summariseDay } from './summarise-day.ts'

/** More would ask the vendors too much for one page. */
const mostDays = 31
const usualDays = 7
const dayMs = 24 * 60 * 60 * 1000

export interface DaySpan {
  readonly from?: LocalDate
  readonly to?: LocalDate
}

/** Each day of a span in sums, the oldest first. A vendor that does not answer for one day is not asked for the next. */
export async function listDays(
  house: House,
  span: DaySpan,
  read: Read,
): Promise<Refusal<'BAD_INPUT'> | readonly DaySummary[]> {
  const days = daysOf(span, bogotaDay(house.clock.now()))
  if (days === null) return refuse('BAD_INPUT', { fields: { from: ['reconciliation.span'] } })
  const summaries: DaySummary[] = []
  let away: ReadonlySet<string> = new Set()
  for (const day of days) {
    const seen = await readDay(house, { day, read, unlisted: 'left', away })
    away = new Set([...away, ...seen.sources.filter(({ state }) => state === 'away').map(nameOf)])
    summaries.push(summariseDay(seen))
  }
  return summaries
}

function nameOf({ source, instance }: { readonly source: string; readonly instance: string }): string {
  return source === 'accounting' ? `accounting.${instance}` : instance
}

/** Pure: the days of a span, the last seven until today where it is open; null when it is none or too long. */
export function daysOf({ from, to }: DaySpan, today: LocalDate): readonly LocalDate[] | null {
  const last = to ?? (from === undefined || from <= today ? today : from)
  const first = from ?? dayAfter(last, 1 - usualDays)
  const count = Math.round((startOfDay(last).getTime() - startOfDay(first).getTime()) / dayMs) + 1
  if (count < 1 || count > mostDays) return null
  return Array.from({ length: count }, (_, index) => dayAfter(first, index))
}

function dayAfter(day: LocalDate, days: number): LocalDate {
  return bogotaDay(new Date(startOfDay(day).getTime() + days * dayMs))
}
