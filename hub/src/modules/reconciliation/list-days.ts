import type { DaySpan, LocalDate, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { dayAfter, daysIn } from './every-day.ts'
import { readDays } from './read-days.ts'
import { type DaySummary, summariseDay } from './summarise-day.ts'

/** More would ask the vendors too much for one page. */
const mostDays = 31
const usualDays = 7

/** Each day of a span in sums, the oldest first; one to come is none yet, unless somebody tells of a payment on it. */
export async function listDays(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  asked: Partial<DaySpan>,
  read: Read,
): Promise<Refusal<'BAD_INPUT'> | readonly DaySummary[]> {
  const today = bogotaDay(app.clock.now())
  const days = spanOf(asked, today)
  if (days === null) return refuse('BAD_INPUT', { fields: { from: ['reconciliation.span'] } })
  const told = await readDays(app, { days, read, unlisted: 'left' })
  return told.filter(({ day, rows, waiting }) => day <= today || rows.length + waiting > 0).map(summariseDay)
}

/** Pure: the days asked for, the last seven until today where that is open; null for none or too many. */
export function spanOf({ from, to }: Partial<DaySpan>, today: LocalDate): DaySpan | null {
  const last = to ?? (from === undefined || from <= today ? today : from)
  const span = { from: from ?? dayAfter(last, 1 - usualDays), to: last }
  const count = daysIn(span)
  return count < 1 || count > mostDays ? null : span
}
