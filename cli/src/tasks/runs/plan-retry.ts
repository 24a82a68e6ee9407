import { readPlan, type PlanWriter } from '../../bulk/store/plan-file.ts'
import { makeBitmap } from '../../bulk/store/bitmap.ts'
import { readResults } from '../../bulk/store/results-file.ts'
import { noPlan, type PlanSummary, withPlanned } from '../../bulk/plan/plan-run.ts'
import type { FoundRun } from './find-run.ts'

/** Plans again, with their own line numbers, the changes of a run that failed. */
export async function planRetry({ files, run }: FoundRun, writer: PlanWriter): Promise<PlanSummary> {
  const failed = makeBitmap(run.lastLine)
  for await (const { result } of readResults(files.results)) {
    if (!('ended' in result)) continue
    for (const { is, line } of result.lines) if (is === 'failed') failed.add(line)
  }
  let summary = noPlan
  for await (const planned of readPlan(files.plan)) {
    if (!failed.has(planned.line)) continue
    await writer.write(planned)
    summary = withPlanned(summary, planned)
  }
  await writer.close()
  return summary
}
