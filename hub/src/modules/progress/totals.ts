import type { AppContext } from '../../app-context.ts'
import { keepAnswers } from '../../shared/keep-answers.ts'
import { monotonicClock } from '../../shared/monotonic-clock.ts'
import { countProgress, type ProgressFilter } from './progress.store.ts'
import type { SeasonNow } from './season-now.ts'

const freshMs = 5000
const mostKept = 200

/** How many students a filter finds, and how many seconds ago that was. */
export interface Total {
  readonly total: number
  readonly age: number
}

interface Question {
  readonly season: SeasonNow
  readonly filter: ProgressFilter
}

/** Totals of lists, each counted once in some seconds however many pages are turned. */
export function keepTotals({
  database,
  clock,
  log,
}: Pick<AppContext, 'database' | 'clock' | 'log'>): (question: Question) => Promise<Total> {
  const now = monotonicClock(() => clock.wall().getTime())
  const counted = keepAnswers<Question, { readonly total: number; readonly at: number }>({
    freshMs,
    staleMs: freshMs,
    most: mostKept,
    now,
    keyOf: ({ season, filter }) => JSON.stringify([season.entries, filter]),
    ask: async ({ season, filter }) => {
      const at = now()
      return { at, value: { total: await countProgress(database, season, filter), at } }
    },
    onFailure: (error) => log.warn({ err: error }, 'a total was not counted'),
  })
  return async (question) => {
    const { total, at } = await counted.current(question)
    return { total, age: Math.floor((now() - at) / 1000) }
  }
}
