import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { texts as bulkTexts } from '../../texts/bulk.ts'
import { texts } from '../../texts/runs.ts'
import { speaker } from '../../words.ts'
import { acts } from '../acts.ts'
import { lock } from '../run/lock.ts'
import type { Run, RunFiles } from '../run/run-file.ts'
import type { Acts } from '../work.ts'
import { own } from '../../own.ts'

/** The acting half of a kept run's work. */
export async function actsOf({ locale }: Context, { id, work }: Run): Promise<Acts> {
  const load = own(acts, work)
  if (load !== undefined) return load()
  const say = speaker(texts, locale)
  throw new UsageFault(say('unknownWork', { work, id }), [say('unknownWorkNext')])
}

interface Held {
  readonly run: Run
  readonly files: RunFiles
}

/** Keeps other processes from the run meanwhile. UsageFault when one works on it already. */
export async function holding(
  { locale }: Context,
  { run, files }: Held,
  task: () => Promise<void>,
): Promise<void> {
  const unlock = await lock(files.lock)
  if (unlock === null) {
    const say = speaker(bulkTexts, locale)
    throw new UsageFault(say('isHeld', { run: run.id }), [say('isHeldNext', { file: files.lock })])
  }
  try {
    await task()
  } finally {
    await unlock()
  }
}

/** What was planned at one hub is nothing to another. */
export function mustBeItsHub({ locale }: Context, run: Run, hub: Hub): void {
  if (run.hub === hub.url) return
  const say = speaker(bulkTexts, locale)
  throw new UsageFault(say('otherHub', { run: run.id, hub: run.hub, other: hub.url }), [
    say('otherHubNext', { hub: run.hub }),
  ])
}

/** Once begun, a run goes on as who began it: the keys by which the hub knows repeated calls are the caller's own. */
export function mustBeItsCaller({ locale }: Context, run: Run, caller: Run['caller']): void {
  const isSame = run.caller.kind === caller.kind && run.caller.name === caller.name
  if (isSame || run.state === 'planned') return
  const say = speaker(bulkTexts, locale)
  const { name } = run.caller
  throw new UsageFault(say('otherCaller', { run: run.id, name }), [say('otherCallerNext', { name })])
}
