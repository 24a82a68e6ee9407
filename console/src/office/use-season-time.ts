import { useRead } from './api/use-read.ts'

/** An instant of the machine's clock on the season's: in a demonstration a person reads one clock everywhere. */
export type ToSeason = <T extends string | null>(instant: T) => T | string

export function useSeasonTime(): ToSeason {
  const { answer } = useRead('GET /api/seasons/current')
  const shift = answer?.clock.shift ?? 0
  return (instant) => (instant === null ? instant : new Date(Date.parse(instant) + shift).toISOString())
}
