import type { refundWays } from '@matricula/hub/api/lists'
import type { JsonValue } from '../../bulk/job.ts'

export type Way = (typeof refundWays)[number]

/** A student who leaves, and what goes back by whom; nothing goes by nobody. */
export type WithdrawalChange = {
  readonly student: string
  readonly day: string
  readonly reason: string
  readonly returned: number
  readonly way: Way | null
}

/** A run's folder is written by this program alone. */
export function withdrawalChangeOf(kept: JsonValue): WithdrawalChange {
  return kept as WithdrawalChange
}
