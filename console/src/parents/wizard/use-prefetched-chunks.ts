import { useEffect } from 'react'
import { activitiesStep, comparePeriods, documentsPanel, transportStep } from './chunks.ts'

const DELAY_MS = 1000

/** Prefetches the wizard's other chunks once the first one is shown and the browser is idle. */
export function usePrefetchedChunks(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(whenIdle, DELAY_MS)
    return () => clearTimeout(timer)
  }, [isReady])
}

// Safari has no way to ask for an idle moment.
function whenIdle(): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(prefetchChunks)
  else prefetchChunks()
}

function prefetchChunks(): void {
  // A failure is shown when the chunk is needed.
  void Promise.allSettled(
    [transportStep, activitiesStep, comparePeriods, documentsPanel].map((chunk) => chunk.prepare()),
  )
}
