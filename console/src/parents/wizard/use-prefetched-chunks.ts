import { useEffect } from 'react'
import { activitiesStep, comparePeriods, documentsPanel, transportStep } from './chunks.ts'

const SOON_MS = 1000

/** Fetches the other parts of the wizard once the first one stands and the browser has nothing else to do. */
export function usePrefetchedChunks(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(whenIdle, SOON_MS)
    return () => clearTimeout(timer)
  }, [isReady])
}

// Safari has no way to ask for an idle moment.
function whenIdle(): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(prefetchChunks)
  else prefetchChunks()
}

function prefetchChunks(): void {
  // What does not arrive now is told when it is needed.
  void Promise.allSettled(
    [transportStep, activitiesStep, comparePeriods, documentsPanel].map((chunk) => chunk.prepare()),
  )
}
