import type { Kept } from '../../bulk/work.ts'
import type { FoodAct, FoodService } from './service-words.ts'

/** What acting needs to know: the plan, and enough to plan anew when that one is spent or late. */
export type FoodChange = {
  readonly act: FoodAct
  readonly token: string
  readonly student: string
  readonly service: FoodService
}

/** A run's folder is written by this program alone. */
export function foodChangeOf(kept: Kept): FoodChange {
  return kept as FoodChange
}
