import { noPlan, type PlanTold, withPlanned } from '../../bulk/plan/plan-run.ts'
import { readPlan } from '../../bulk/run/plan-file.ts'

/** What a kept plan comes to, and its first lines to look at. */
export async function readTold(plan: string): Promise<PlanTold> {
  let told = noPlan
  for await (const planned of readPlan(plan)) told = withPlanned(told, planned)
  return told
}
