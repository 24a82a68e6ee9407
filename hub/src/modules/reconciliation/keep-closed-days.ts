import type { LocalDate, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { dayAfter } from './every-day.ts'
import { hearDays, mostDays } from './hear-days.ts'
import { dropDays, keepDay, paymentSumsOf } from './reconciled-day.store.ts'
import type { DaySummary } from './summarise-day.ts'

/**
 * Hears anew all the closed days that a list can show. One that agrees is kept until something of it changes; what
 * differs, or was not heard, is asked again by each list.
 */
export async function keepClosedDays(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  read: Read,
): Promise<void> {
  const { database } = app
  const today = bogotaDay(app.clock.now())
  const to = dayAfter(today, -1)
  const days = { from: dayAfter(to, 1 - mostDays), to }
  // Before the vendors are asked: what moves meanwhile is then seen as a change.
  const payments = await paymentSumsOf(database, days)
  const heard = await hearDays(app, days, read)
  const open = heard.filter((summary) => !mayKeep(summary, today))
  await dropDays(
    database,
    open.map(({ day }) => day),
  )
  for (const summary of heard)
    if (!open.includes(summary))
      await keepDay(database, { summary, payments: payments.get(summary.day) ?? '' })
}

/** Pure: whether a day is over and nothing of it is open. */
export function mayKeep({ day, state }: Pick<DaySummary, 'day' | 'state'>, today: LocalDate): boolean {
  return day < today && (state === 'agrees' || state === 'joined' || state === 'nothing')
}
