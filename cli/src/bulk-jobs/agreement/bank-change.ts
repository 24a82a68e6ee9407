import type { BankRow } from './bank-part.ts'
import type { JsonValue } from '../../bulk/job.ts'

/** A line of the bank's file, and the name of the file. */
export type BankChange = {
  readonly name: string
  readonly row: { readonly [cell in keyof BankRow]: NonNullable<BankRow[cell]> }
}

/** A run's folder is written by this program alone. */
export function bankChangeOf(kept: JsonValue): BankChange {
  return kept as BankChange
}
