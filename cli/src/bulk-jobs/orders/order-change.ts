import type { components } from '@matricula/hub/api'
import type { JsonValue } from '../../bulk/job.ts'

/** The order as it was seen, to the peso. */
export type OrderChange = components['schemas']['AdminOrderRequest']

/** A run's folder is written by this program alone. */
export function orderChangeOf(kept: JsonValue): OrderChange {
  return kept as OrderChange
}
