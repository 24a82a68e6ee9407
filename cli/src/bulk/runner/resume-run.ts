import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import { type FoundRun, leftOf } from '../../tasks/runs/find-run.ts'
import { readPlanSummary } from '../../tasks/runs/read-plan-summary.ts'
import { readStoredResults } from '../store/tally.ts'
import type { ApplyFlags } from '../bulk-flags.ts'
import { executeRun } from './execute-run.ts'
import { handlerOf, withRunLock, mustBeSameCaller, mustBeSameHub } from './stored-run.ts'
import { callerAt, openRunHub } from './open-run-hub.ts'
import { setExitCode, failedNext, summarizeRun } from './run-summary.ts'
import { mustBeWritable, copyResult } from './copy-result.ts'
import { createStopSignals } from './stop-signals.ts'
import { translator } from '../../i18n.ts'

/** Resumes a run that an earlier process planned, and perhaps began. */
export async function resumeRun(context: Context, flags: ApplyFlags, found: FoundRun): Promise<void> {
  const { files, run } = found
  if (run.state === 'planning') {
    const t = translator('runs', context.locale)
    throw new UsageFault(t('notPlanned', { id: run.id }), [t('notPlannedNext', { id: run.id })])
  }
  await mustBeWritable(flags, translator('bulk', context.locale))
  if (run.state === 'finished') return printFinished(context, flags, found)
  const handler = await handlerOf(context, run)
  await withRunLock(context, found, async () => {
    const stopSignals = createStopSignals(context.signal)
    const hub = await openRunHub(context, flags, stopSignals.calls)
    mustBeSameHub(context, run, hub)
    const caller = leftOf(found) === 0 ? run.caller : await callerAt(hub)
    mustBeSameCaller(context, run, caller)
    const { tally } = await readStoredResults(files.results, run.lastLine)
    const plan = await readPlanSummary(files.plan)
    await executeRun(context, flags, {
      run: { ...run, caller },
      files,
      handler,
      hub,
      stopSignals,
      plan,
      tally,
    })
  })
}

/** A finished run: its summary in a sentence, and the same result as when it ended. */
async function printFinished(context: Context, flags: ApplyFlags, found: FoundRun): Promise<void> {
  const { files, run, tally } = found
  const { id, planned } = run
  const t = translator('runs', context.locale)
  const tBulk = translator('bulk', context.locale)
  const result = await copyResult(files.resultCsv, flags, tBulk)
  const summary = summarizeRun({ run, plan: await readPlanSummary(files.plan), tally, result })
  const { done, failed } = summary
  context.out.printResult(summary, () => [t('isFinished', { id, done, failed, wrong: planned.wrong })])
  context.out.info(...failedNext(id, tally, tBulk))
  setExitCode(context, summary)
}
