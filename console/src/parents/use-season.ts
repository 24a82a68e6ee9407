import { useEffect, useState } from 'react'
import { hub } from '../api/hub.ts'
import type { CurrentSeason } from '../api/types.ts'

/** The season for a page that lives without it too: null until it has come, and when it does not come. */
export function useSeason(): CurrentSeason | null {
  const [season, setSeason] = useState<CurrentSeason | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    hub.get<CurrentSeason>('/api/seasons/current', { signal: leaving.signal }).then(setSeason, () => null)
    return () => leaving.abort()
  }, [])
  return season
}
