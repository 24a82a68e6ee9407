import { useCallback, useEffect, useState } from 'react'
import { hub } from '../api/hub.ts'
import type { CurrentSeason } from '../api/types.ts'

export type SeasonRead =
  { is: 'loading' } | { is: 'failed'; fault: unknown } | { is: 'ready'; season: CurrentSeason }

/** The season for a page that goes by it; `retry` asks again after a failure. */
export function useSeasonRead(): { read: SeasonRead; retry: () => void } {
  const [read, setRead] = useState<SeasonRead>({ is: 'loading' })
  const isAsking = read.is === 'loading'
  useEffect(() => {
    if (!isAsking) return undefined
    const leaving = new AbortController()
    const tell = (told: SeasonRead) => leaving.signal.aborted || setRead(told)
    hub.get<CurrentSeason>('/api/seasons/current', { signal: leaving.signal }).then(
      (season) => tell({ is: 'ready', season }),
      (fault: unknown) => tell({ is: 'failed', fault }),
    )
    return () => leaving.abort()
  }, [isAsking])
  const retry = useCallback(() => setRead({ is: 'loading' }), [])
  return { read, retry }
}

/** The season for a page that lives without it too: null until it has come, and when it does not come. */
export function useSeason(): CurrentSeason | null {
  const { read } = useSeasonRead()
  return read.is === 'ready' ? read.season : null
}
