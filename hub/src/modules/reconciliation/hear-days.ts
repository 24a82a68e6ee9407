import type { DaySpan, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { readDays } from './read-days.ts'
import type { HeardDay } from './reconciled-day.store.ts'
import { summariseDay } from './summarise-day.ts'

/** More would ask the vendors too much at once. */
export const mostDays = 31

/**
 * Asks provider and accounting about some days, once for all of them. One to come is none yet, unless somebody tells of
 * a payment on it.
 */
export async function hearDays(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  days: DaySpan,
  read: Read,
): Promise<readonly HeardDay[]> {
  const today = bogotaDay(app.clock.now())
  const heard_at = app.clock.wall().toISOString()
  const told = await readDays(app, { days, read, unlisted: 'left' })
  return told
    .filter(({ day, rows, waiting }) => day <= today || rows.length + waiting > 0)
    .map((day) => ({ ...summariseDay(day), heard_at }))
}
