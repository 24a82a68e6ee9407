import type { DocumentName } from './document-words.ts'
import type { Kept } from '../../bulk/work.ts'

/** What of a student is still to be sent. */
export type DocumentsChange = {
  readonly student: string
  readonly documents: readonly DocumentName[]
}

/** A run's folder is written by this program alone. */
export function documentsChangeOf(kept: Kept): DocumentsChange {
  return kept as DocumentsChange
}
