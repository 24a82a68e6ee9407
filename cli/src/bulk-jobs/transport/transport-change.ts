import type { JsonValue } from '../../bulk/job.ts'
import type { ConfirmBody } from './ride.ts'

/** The call that acting makes, and what it was to cost a month. */
export type TransportChange = {
  readonly call: ConfirmBody
  readonly price: number
}

/** A run's folder is written by this program alone. */
export function transportChangeOf(kept: JsonValue): TransportChange {
  return kept as TransportChange
}
