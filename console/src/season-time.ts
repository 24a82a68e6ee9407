import type { CurrentSeason } from './api/types.ts'

/** An instant of the machine's clock on the season's: in a demonstration a person reads one clock everywhere. */
export type ToSeasonTime = <T extends string | null>(instant: T) => T | string

/**
 * Pure: the same instant in production, where the two clocks are one. A demonstration's clock may have been set since;
 * what happened before keeps the time that it showed then.
 */
export function seasonTime({ shifts }: Pick<CurrentSeason['clock'], 'shifts'>): ToSeasonTime {
  return (instant) => {
    if (instant === null) return instant
    const at = Date.parse(instant)
    const { ms } = shifts.findLast(({ from }) => Date.parse(from) <= at) ?? shifts[0] ?? { ms: 0 }
    return new Date(at + ms).toISOString()
  }
}
