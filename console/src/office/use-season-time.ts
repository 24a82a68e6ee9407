import { seasonTime } from '../season-time.ts'
import type { ToSeasonTime } from '../season-time.ts'
import { useRead } from './api/use-read.ts'

/** What writes the machine's instants on the season's clock, once the season is known. */
export function useSeasonTime(): ToSeasonTime {
  const { answer } = useRead('GET /api/seasons/current')
  return seasonTime(answer?.clock ?? { shifts: [] })
}
