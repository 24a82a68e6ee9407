import { readPlan, type PlanWriter } from '../../bulk/run/plan-file.ts'
import { makeBitmap } from '../../bulk/run/bitmap.ts'
import { readResults } from '../../bulk/run/results-file.ts'
import { noPlan, type PlanTold, withPlanned } from '../../bulk/plan/plan-run.ts'
import type { FoundRun } from './find-run.ts'

/** Plans again, with their own line numbers, the changes of a run that failed. */
export async function planRetry({ files, run }: FoundRun, plan: PlanWriter): Promise<PlanTold> {
  const failed = makeBitmap(run.lastLine)
  for await (const { result } of readResults(files.results)) {
    if (!('ended' in result)) continue
    for (const { is, line } of result.lines) if (is === 'failed') failed.add(line)
  }
  let told = noPlan
  for await (const planned of readPlan(files.plan)) {
    if (!failed.has(planned.line)) continue
    await plan.write(planned)
    told = withPlanned(told, planned)
  }
  await plan.close()
  return told
}
