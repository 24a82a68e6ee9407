import type { DocumentName } from './document-words.ts'
import type { JsonValue } from '../../bulk/job.ts'

/** What of a student is still to be sent. */
export type DocumentsChange = {
  readonly student: string
  readonly documents: readonly DocumentName[]
}

/** A run's folder is written by this program alone. */
export function documentsChangeOf(kept: JsonValue): DocumentsChange {
  return kept as DocumentsChange
}
