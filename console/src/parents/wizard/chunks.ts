import { pageChunk } from '../page-chunk.tsx'

/** What of the wizard is not needed to open it. */
export const transportStep = pageChunk(() =>
  import('../transport/transport-step.tsx').then((m) => m.TransportStep),
)
export const activitiesStep = pageChunk(() =>
  import('../activities/activities-step.tsx').then((m) => m.ActivitiesStep),
)
export const comparePeriods = pageChunk(() =>
  import('../compare/compare-periods.tsx').then((m) => m.ComparePeriods),
)
export const documentsPanel = pageChunk(() =>
  import('../documents/documents-panel.tsx').then((m) => m.DocumentsPanel),
)
