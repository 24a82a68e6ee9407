import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import { placesOf } from '../../profiles/places.ts'
import { type FoundRun, leftOf } from '../../tasks/runs/find-run.ts'
import { planRetry } from '../../tasks/runs/plan-retry.ts'
import { texts as bulkTexts } from '../../texts/bulk.ts'
import { texts } from '../../texts/runs.ts'
import { speaker } from '../../words.ts'
import { writePlan } from '../run/plan-file.ts'
import { newRunId } from '../run/new-run-id.ts'
import { filesOf, makeFolder, type Run, writeRun } from '../run/run-file.ts'
import { noTally } from '../run/tally.ts'
import type { ActFlags } from '../run-bulk.ts'
import { goOn } from './go-on.ts'
import { actsOf, holding, mustBeItsHub } from './kept-run.ts'
import { callerAt, openRunHub } from './open-run-hub.ts'
import { mustBeWritable } from './result-place.ts'
import { stopsWith } from './stopping.ts'

/** Makes and leads a new run of what failed in a finished one, with keys of its own. */
export async function retryRun(context: Context, flags: ActFlags, found: FoundRun): Promise<void> {
  mustHaveFailed(context, found)
  await mustBeWritable(flags, speaker(bulkTexts, context.locale))
  const acts = await actsOf(context, found.run)
  const stopping = stopsWith(context.signal)
  const hub = await openRunHub(context, flags, stopping.calls)
  mustBeItsHub(context, found.run, hub)
  const caller = await callerAt(hub)
  const made = new Date()
  const id = newRunId(found.run.work, made)
  const files = filesOf(placesOf(context.environment).runs, id)
  await makeFolder(files)
  const told = await planRetry(found, writePlan(files.plan))
  const run: Run = {
    ...found.run,
    id,
    caller,
    state: 'planned',
    source: { name: `runs retry ${found.run.id}`, sha256: null },
    made: made.toISOString(),
    ended: null,
    confirmed: null,
    planned: told.planned,
    lastLine: told.lastLine,
    done: 0,
    failed: 0,
  }
  await writeRun(files, run)
  await holding(context, { run, files }, () =>
    goOn(context, flags, { run, files, acts, hub, stopping, told, tally: noTally }),
  )
}

function mustHaveFailed({ locale }: Context, found: FoundRun): void {
  const say = speaker(texts, locale)
  const { id } = found.run
  if (leftOf(found) > 0 || found.run.state !== 'finished') {
    throw new UsageFault(say('retryUnfinished', { id }), [say('retryUnfinishedNext', { id })])
  }
  if (found.tally.failed === 0) throw new UsageFault(say('nothingFailed', { id }), [say('nothingFailedNext')])
}
