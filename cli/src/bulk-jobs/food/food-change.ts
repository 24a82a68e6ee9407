import type { JsonValue } from '../../bulk/job.ts'
import type { FoodAct, FoodService } from './service-words.ts'

/** What acting needs to know: the plan, and enough to plan anew when that one is spent or late. */
export type FoodChange = {
  readonly act: FoodAct
  readonly token: string
  readonly student: string
  readonly service: FoodService
}

/** A run's folder is written by this program alone. */
export function foodChangeOf(kept: JsonValue): FoodChange {
  return kept as FoodChange
}
