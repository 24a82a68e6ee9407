import type { CurrentSeason } from './api/types.ts'

/** An instant of the machine's clock on the season's: in a demonstration a person reads one clock everywhere. */
export type ToSeason = <T extends string | null>(instant: T) => T | string

/** Pure: the same instant in production, where the two clocks are one. */
export function seasonTime({ shift }: Pick<CurrentSeason['clock'], 'shift'>): ToSeason {
  return (instant) => (instant === null ? instant : new Date(Date.parse(instant) + shift).toISOString())
}
