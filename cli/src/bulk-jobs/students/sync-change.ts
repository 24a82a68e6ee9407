import type { JsonValue } from '../../bulk/job.ts'

/** A student that was not known to be gone is never dropped. */
export type SyncChange = { readonly student: string; readonly isGone: boolean }

/** A run's folder is written by this program alone. */
export function syncChangeOf(kept: JsonValue): SyncChange {
  return kept as SyncChange
}
