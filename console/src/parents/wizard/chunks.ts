import { useEffect } from 'react'
import { pageChunk } from '../page-chunk.tsx'
import { invoicedPayerDialog } from '../pay/payer-dialog-chunk.ts'

/** What of the wizard is not needed to open it. */
export const transportStep = pageChunk(() =>
  import('../transport/transport-step.tsx').then((m) => m.TransportStep),
)
export const activitiesStep = pageChunk(() =>
  import('../activities/activities-step.tsx').then((m) => m.ActivitiesStep),
)
export const enrolledPage = pageChunk(() =>
  import('../enrolled/enrolled-page.tsx').then((m) => m.EnrolledPage),
)
export const withdrawnPage = pageChunk(() =>
  import('../enrolled/withdrawn-page.tsx').then((m) => m.WithdrawnPage),
)
export const comparePeriods = pageChunk(() =>
  import('../compare/compare-periods.tsx').then((m) => m.ComparePeriods),
)
export const documentsPanel = pageChunk(() =>
  import('../documents/documents-panel.tsx').then((m) => m.DocumentsPanel),
)

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
    [transportStep, activitiesStep, enrolledPage, comparePeriods, documentsPanel, invoicedPayerDialog].map(
      (chunk) => chunk.prepare(),
    ),
  )
}
