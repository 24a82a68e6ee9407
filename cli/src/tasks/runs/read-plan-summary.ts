import { noPlan, type PlanSummary, withPlanned } from '../../bulk/plan/plan-run.ts'
import { readPlan } from '../../bulk/store/plan-file.ts'

/** What a kept plan comes to, and its first lines to look at. */
export async function readPlanSummary(file: string): Promise<PlanSummary> {
  let summary = noPlan
  for await (const planned of readPlan(file)) summary = withPlanned(summary, planned)
  return summary
}
