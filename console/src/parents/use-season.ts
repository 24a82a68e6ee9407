import { useCallback, useEffect, useState } from 'react'
import { hub } from '../api/hub.ts'
import type { CurrentSeason } from '../api/types.ts'

export type SeasonState =
  { is: 'loading' } | { is: 'failed'; fault: unknown } | { is: 'ready'; season: CurrentSeason }

/** The season for a page that goes by it; `retry` asks again after a failure. */
export function useSeasonState(): { state: SeasonState; retry: () => void } {
  const [state, setState] = useState<SeasonState>({ is: 'loading' })
  const isAsking = state.is === 'loading'
  useEffect(() => {
    if (!isAsking) return undefined
    const leaving = new AbortController()
    const settle = (next: SeasonState) => leaving.signal.aborted || setState(next)
    hub.get<CurrentSeason>('/api/seasons/current', { signal: leaving.signal }).then(
      (season) => settle({ is: 'ready', season }),
      (fault: unknown) => settle({ is: 'failed', fault }),
    )
    return () => leaving.abort()
  }, [isAsking])
  const retry = useCallback(() => setState({ is: 'loading' }), [])
  return { state, retry }
}

/** The season for a page that lives without it too: null until it has come, and when it does not come. */
export function useSeason(): CurrentSeason | null {
  const { state } = useSeasonState()
  return state.is === 'ready' ? state.season : null
}
