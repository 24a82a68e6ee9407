import type { JsonValue } from '../../bulk/job.ts'

/** A transfer by which a refund went back. */
export type TransferChange = {
  readonly refund: string
  readonly reference: string
  readonly day: string
}

/** A run's folder is written by this program alone. */
export function transferChangeOf(kept: JsonValue): TransferChange {
  return kept as TransferChange
}
