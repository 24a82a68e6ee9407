import type { KeptPlan } from './food-plan.store.ts'
import type { PlanRow } from './food-plan-row.store.ts'

export const planStates = ['planned', 'running', 'stopped', 'done'] as const
export type PlanState = (typeof planStates)[number]

/** `stopped`: it was begun, and nobody has said for a while that it goes on. */
export function planStateOf(
  { startedAt, leasedUntil, endedAt }: Pick<KeptPlan, 'startedAt' | 'leasedUntil' | 'endedAt'>,
  now: Date,
): PlanState {
  if (endedAt !== null) return 'done'
  if (startedAt === null) return 'planned'
  return leasedUntil !== null && leasedUntil > now.toISOString() ? 'running' : 'stopped'
}

export function countsOf(rows: readonly Pick<PlanRow, 'result'>[]) {
  const count = (result: PlanRow['result']) => rows.filter((row) => row.result === result).length
  return { done: count('done'), failed: count('failed'), waiting: count('waiting') }
}
