import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { seasonNow } from './season-now.ts'
import { summariseDue, summariseSteps } from './summarise.ts'
import {
  countAttention,
  countSteps,
  listDueDays,
  sumBesideReceived,
  sumPending,
  sumReceived,
} from './summary.store.ts'

/** How far the season is: students, money and what waits for a person. Names nobody. */
export async function readSummary(
  { config, clock, database }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  locale: Locale,
) {
  const { parents } = config.seasons
  const season = seasonNow({ config, clock })
  const now = clock.now()
  return {
    at: now.toISOString(),
    season: { project: season.project, name: parents.names[locale] },
    ...summariseSteps(await countSteps(database, season), season.grades),
    money: {
      ...(await sumReceived(database, season)),
      ...(await sumBesideReceived(database, season)),
      pending: await sumPending(database, season),
      ...summariseDue(await listDueDays(database, season), season.today),
    },
    attention: await countAttention(database, { project: season.project, now }),
  }
}
