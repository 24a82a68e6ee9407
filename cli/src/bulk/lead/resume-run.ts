import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import { type FoundRun, leftOf } from '../../tasks/runs/find-run.ts'
import { readTold } from '../../tasks/runs/read-told.ts'
import { texts as bulkTexts } from '../../texts/bulk.ts'
import { texts } from '../../texts/runs.ts'
import { speaker } from '../../words.ts'
import { readStanding } from '../run/tally.ts'
import type { ActFlags } from '../run-bulk.ts'
import { goOn } from './go-on.ts'
import { actsOf, holding, mustBeItsCaller, mustBeItsHub } from './kept-run.ts'
import { callerAt, openRunHub } from './open-run-hub.ts'
import { endWith, failedNext, outcomeOf } from './outcome.ts'
import { mustBeWritable, placeResult } from './result-place.ts'
import { stopsWith } from './stopping.ts'

/** Goes on with a run that an earlier process has planned, and perhaps begun. */
export async function resumeRun(context: Context, flags: ActFlags, found: FoundRun): Promise<void> {
  const { files, run } = found
  if (run.state === 'planning') {
    const say = speaker(texts, context.locale)
    throw new UsageFault(say('notPlanned', { id: run.id }), [say('notPlannedNext', { id: run.id })])
  }
  await mustBeWritable(flags, speaker(bulkTexts, context.locale))
  if (run.state === 'finished') return tellFinished(context, flags, found)
  const acts = await actsOf(context, run)
  await holding(context, found, async () => {
    const stopping = stopsWith(context.signal)
    const hub = await openRunHub(context, flags, stopping.calls)
    mustBeItsHub(context, run, hub)
    const caller = leftOf(found) === 0 ? run.caller : await callerAt(hub)
    mustBeItsCaller(context, run, caller)
    const { tally } = await readStanding(files.results, run.lastLine)
    const told = await readTold(files.plan)
    await goOn(context, flags, { run: { ...run, caller }, files, acts, hub, stopping, told, tally })
  })
}

/** Nothing is left of it: what it came to, in a sentence, and the same answer as when it ended. */
async function tellFinished(context: Context, flags: ActFlags, found: FoundRun): Promise<void> {
  const { files, run, tally } = found
  const { id, planned } = run
  const say = speaker(texts, context.locale)
  const sayBulk = speaker(bulkTexts, context.locale)
  const result = await placeResult(files.resultCsv, flags, sayBulk)
  const outcome = outcomeOf({ run, told: await readTold(files.plan), tally, result })
  const { done, failed } = outcome
  context.out.answer(outcome, () => [say('isFinished', { id, done, failed, wrong: planned.wrong })])
  context.out.talk(...failedNext(id, tally, sayBulk))
  endWith(context, outcome)
}
