import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { handlers } from '../handlers.ts'
import { lock } from '../store/lock.ts'
import type { Run, RunFiles } from '../store/run-file.ts'
import type { JobHandler } from '../job.ts'
import { own } from '../../own.ts'
import { translator } from '../../i18n.ts'

/** The handler of a stored run's job. */
export async function handlerOf({ locale }: Context, { id, work }: Run): Promise<JobHandler> {
  const load = own(handlers, work)
  if (load !== undefined) return load()
  const t = translator('runs', locale)
  throw new UsageFault(t('unknownWork', { work, id }), [t('unknownWorkNext')])
}

interface LockedRun {
  readonly run: Run
  readonly files: RunFiles
}

/** Locks the run for this process. UsageFault when another one holds it. */
export async function withRunLock(
  { locale }: Context,
  { run, files }: LockedRun,
  task: () => Promise<void>,
): Promise<void> {
  const unlock = await lock(files.lock)
  if (unlock === null) {
    const t = translator('bulk', locale)
    throw new UsageFault(t('isHeld', { run: run.id }), [t('isHeldNext', { file: files.lock })])
  }
  try {
    await task()
  } finally {
    await unlock()
  }
}

/** What was planned at one hub is nothing to another. */
export function mustBeSameHub({ locale }: Context, run: Run, hub: Hub): void {
  if (run.hub === hub.url) return
  const t = translator('bulk', locale)
  throw new UsageFault(t('otherHub', { run: run.id, hub: run.hub, other: hub.url }), [
    t('otherHubNext', { hub: run.hub }),
  ])
}

/** Once begun, a run goes on as who began it: the keys by which the hub knows repeated calls are the caller's own. */
export function mustBeSameCaller({ locale }: Context, run: Run, caller: Run['caller']): void {
  const isSame = run.caller.kind === caller.kind && run.caller.name === caller.name
  if (isSame || run.state === 'planned') return
  const t = translator('bulk', locale)
  const { name } = run.caller
  throw new UsageFault(t('otherCaller', { run: run.id, name }), [t('otherCallerNext', { name })])
}
