import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { Place } from './place.ts'

/** Letters before a question is worth asking, and how long a person pauses between words. */
export const MIN_LENGTH = 3
const PAUSE_MS = 350

export interface PlaceSearch {
  is: 'idle' | 'searching' | 'found' | 'failed'
  places: readonly Place[]
}

/** Places for what was typed. A newer question drops the answer of an older one, whose list stays meanwhile. */
export function usePlaces(typed: string): PlaceSearch {
  const [found, setFound] = useState<PlaceSearch>({ is: 'idle', places: [] })
  const words = typed.trim()
  const asks = words.length >= MIN_LENGTH
  useEffect(() => {
    if (!asks) return undefined
    const stop = new AbortController()
    const pause = setTimeout(() => {
      setFound(({ places }) => ({ is: 'searching', places }))
      searchPlaces(words, stop.signal).then(
        (places) => setFound({ is: 'found', places }),
        () => stop.signal.aborted || setFound({ is: 'failed', places: [] }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      stop.abort()
    }
  }, [asks, words])
  return asks ? found : { is: 'idle', places: [] }
}

async function searchPlaces(words: string, signal: AbortSignal): Promise<Place[]> {
  const path = `/api/maps/search?text=${encodeURIComponent(words)}`
  return (await hub.get<{ places: Place[] }>(path, { signal })).places
}
