import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import { placesOf } from '../../profiles/places.ts'
import { type FoundRun, leftOf } from '../../tasks/runs/find-run.ts'
import { writePlan, readPlan, type PlanWriter } from '../store/plan-file.ts'
import { newRunId } from '../store/new-run-id.ts'
import { filesOf, makeFolder, type Run, writeRun } from '../store/run-file.ts'
import { noTally } from '../store/tally.ts'
import type { ApplyFlags } from '../bulk-flags.ts'
import { executeRun } from './execute-run.ts'
import { handlerOf, withRunLock, mustBeSameHub } from './stored-run.ts'
import { callerAt, openRunHub } from './open-run-hub.ts'
import { mustBeWritable } from './copy-result.ts'
import { createStopSignals } from './stop-signals.ts'
import { makeBitmap } from '../store/bitmap.ts'
import { readResults } from '../store/results-file.ts'
import { noPlan, type PlanSummary, withPlanned } from '../plan/plan-run.ts'
import { translator } from '../../i18n.ts'

/** Creates and executes a new run of what failed in a finished one, with keys of its own. */
export async function retryRun(context: Context, flags: ApplyFlags, found: FoundRun): Promise<void> {
  mustHaveFailed(context, found)
  await mustBeWritable(flags, translator('bulk', context.locale))
  const handler = await handlerOf(context, found.run)
  const stopSignals = createStopSignals(context.signal)
  const hub = await openRunHub(context, flags, stopSignals.calls)
  mustBeSameHub(context, found.run, hub)
  const caller = await callerAt(hub)
  const made = new Date()
  const id = newRunId(found.run.work, made)
  const files = filesOf(placesOf(context.environment).runs, id)
  await makeFolder(files)
  const plan = await planRetry(found, writePlan(files.plan))
  const run: Run = {
    ...found.run,
    id,
    caller,
    state: 'planned',
    source: { name: `runs retry ${found.run.id}`, sha256: null },
    made: made.toISOString(),
    ended: null,
    confirmed: null,
    planned: plan.planned,
    lastLine: plan.lastLine,
    done: 0,
    failed: 0,
  }
  await writeRun(files, run)
  await withRunLock(context, { run, files }, () =>
    executeRun(context, flags, { run, files, handler, hub, stopSignals, plan, tally: noTally }),
  )
}

function mustHaveFailed({ locale }: Context, found: FoundRun): void {
  const t = translator('runs', locale)
  const { id } = found.run
  if (leftOf(found) > 0 || found.run.state !== 'finished') {
    throw new UsageFault(t('retryUnfinished', { id }), [t('retryUnfinishedNext', { id })])
  }
  if (found.tally.failed === 0) throw new UsageFault(t('nothingFailed', { id }), [t('nothingFailedNext')])
}

/** Plans again, with their own line numbers, the changes of a run that failed. */
async function planRetry({ files, run }: FoundRun, writer: PlanWriter): Promise<PlanSummary> {
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
