import type { DaySpan, Instant, LocalDate, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bankLinesToReview } from '../bank-agreements/index.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { dayAfter, dayMs, daysIn, everyDay } from './every-day.ts'
import { hearDays, mostDays } from './hear-days.ts'
import { type HeardDay, type KeptDay, keptDaysOf, paymentSumsOf } from './reconciled-day.store.ts'

const usualDays = 7

/** Every night the days are heard anew; one that was not, for a vendor was away, is asked again after this. */
const freshMs = 1.5 * dayMs

/** Each day of a span in sums, the oldest first; a closed day that agreed is as it was last heard. */
export async function listDays(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  asked: Partial<DaySpan>,
  read: Read,
): Promise<Refusal<'BAD_INPUT'> | readonly HeardDay[]> {
  const today = bogotaDay(app.clock.now())
  const days = spanOf(asked, today)
  if (days === null) return refuse('BAD_INPUT', { fields: { from: ['reconciliation.span'] } })
  const kept = await currentDays(app, days, today)
  const heard: HeardDay[] = []
  for (const span of spansBeside(days, new Set(kept.map(({ day }) => day))))
    heard.push(...(await hearDays(app, span, read)))
  return [...kept, ...heard].toSorted((one, other) => one.day.localeCompare(other.day))
}

/** What is kept of the days and still holds. */
async function currentDays(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  days: DaySpan,
  today: LocalDate,
): Promise<readonly HeardDay[]> {
  const kept = await keptDaysOf(database, days)
  if (kept.length === 0) return []
  const payments = await paymentSumsOf(database, days)
  const waiting = await bankLinesToReview(database, days)
  const since = new Date(clock.wall().getTime() - freshMs).toISOString()
  return kept
    .filter(({ summary: { day } }) => day < today && !waiting.has(day))
    .filter((day) => holds(day, { payments: payments.get(day.summary.day) ?? '', since }))
    .map(({ summary }) => summary)
}

/** Pure: whether nothing of a kept day has moved, and it was heard since then. */
export function holds(
  { summary, payments }: KeptDay,
  now: { readonly payments: string; readonly since: Instant },
): boolean {
  return payments === now.payments && summary.heard_at >= now.since
}

/** Pure: the runs of days that are not among these, so that each vendor is asked once for each. */
export function spansBeside(days: DaySpan, kept: ReadonlySet<LocalDate>): readonly DaySpan[] {
  const spans: DaySpan[] = []
  for (const day of everyDay(days)) {
    if (kept.has(day)) continue
    const last = spans.at(-1)
    if (last !== undefined && dayAfter(last.to, 1) === day) spans.splice(-1, 1, { from: last.from, to: day })
    else spans.push({ from: day, to: day })
  }
  return spans
}

/** Pure: the days asked for, the last seven until today where that is open; null for none or too many. */
export function spanOf({ from, to }: Partial<DaySpan>, today: LocalDate): DaySpan | null {
  const last = to ?? (from === undefined || from <= today ? today : from)
  const span = { from: from ?? dayAfter(last, 1 - usualDays), to: last }
  const count = daysIn(span)
  return count < 1 || count > mostDays ? null : span
}
