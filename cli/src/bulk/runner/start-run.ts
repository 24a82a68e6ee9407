import { rm } from 'node:fs/promises'
import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import { placesOf } from '../../profiles/places.ts'
import { createRetry } from '../apply/with-retry.ts'
import { openSource, type Source } from '../read/open-source.ts'
import { noPlan, planRun, type PlanSummary } from '../plan/plan-run.ts'
import { lock } from '../store/lock.ts'
import { writePlan } from '../store/plan-file.ts'
import { newRunId } from '../store/new-run-id.ts'
import { filesOf, makeFolder, type Run, writeRun } from '../store/run-file.ts'
import { noTally } from '../store/tally.ts'
import type { BulkFlags } from '../bulk-flags.ts'
import type { BulkInput } from '../job.ts'
import { openProgressDisplay } from '../progress-display.ts'
import { executeRun, type ActiveRun } from './execute-run.ts'
import { callerAt, openRunHub } from './open-run-hub.ts'
import { mustBeWritable } from './copy-result.ts'
import { createStopSignals } from './stop-signals.ts'
import { type Translate, translator } from '../../i18n.ts'

/**
 * A new run from its first row on: writes its plan to the disk and executes it. A plan that does not come to its end
 * leaves nothing behind: nothing was done yet.
 */
export async function startRun<Row>(
  context: Context,
  flags: BulkFlags,
  input: BulkInput<Row>,
): Promise<void> {
  const t = translator('bulk', context.locale)
  await mustBeWritable(flags, t)
  const source = await sourceOf(context, flags, input)
  const stopSignals = createStopSignals(context.signal)
  const hub = await openRunHub(context, flags, stopSignals.calls)
  const made = new Date()
  const run: Run = {
    id: newRunId(input.job.name, made),
    work: input.job.name,
    state: 'planning',
    hub: hub.url,
    caller: await callerAt(hub),
    source: { name: source.name, sha256: null },
    made: made.toISOString(),
    ended: null,
    confirmed: null,
    isStrict: flags.strict === true,
    planned: noPlan.planned,
    lastLine: 0,
    done: 0,
    failed: 0,
  }
  const files = filesOf(placesOf(context.environment).runs, run.id)
  await makeFolder(files)
  const unlock = await lock(files.lock)
  try {
    await writeRun(files, run)
    const active = { run, files, handler: input.job, hub, stopSignals, plan: noPlan, tally: noTally }
    const plan = await planRecords(context, flags, { ...active, input, source, t }).catch(
      async (error: unknown) => {
        await rm(files.folder, { recursive: true, force: true })
        throw error
      },
    )
    const { planned: counts, lastLine } = plan
    const sha256 = source.sha256()
    const ready: Run = {
      ...run,
      state: 'planned',
      planned: counts,
      lastLine,
      source: { name: source.name, sha256 },
    }
    await writeRun(files, ready)
    await executeRun(context, flags, { ...active, run: ready, plan })
  } finally {
    await unlock?.()
  }
}

interface PlanningRun<Row> extends ActiveRun {
  readonly input: BulkInput<Row>
  readonly source: Source
  readonly t: Translate<'bulk'>
}

async function planRecords<Row>(
  context: Context,
  flags: BulkFlags,
  planning: PlanningRun<Row>,
): Promise<PlanSummary> {
  const { files, hub, run, t, source, stopSignals, input } = planning
  const display = await openProgressDisplay(context, {
    title: commandOf(run.work),
    isPlain: flags.plain === true,
    t,
    stop: stopSignals.stop,
    onStop: stopSignals.ask,
  })
  const progress = { phase: 'planning', total: null, done: 0, failed: 0, failures: [] } as const
  const writer = writePlan(files.plan)
  let done = 0
  try {
    const plan = await planRun({
      job: input.job,
      records: source.records,
      defaults: input.defaults ?? {},
      context: { hub, locale: context.locale, signal: stopSignals.stop },
      withRetry: createRetry({
        retryForMs: (flags.retryFor ?? 120) * 1000,
        signal: stopSignals.stop,
        interrupted: t('planStopped'),
        onWait: (waitingUntil) => display.report({ ...progress, done, waitingUntil }),
      }),
      plan: writer,
      t,
      onPlanned: ({ planned: { change, same, wrong } }) => {
        done = change + same + wrong
        display.report({ ...progress, done, waitingUntil: null })
      },
    })
    await writer.close()
    return plan
  } catch (error) {
    await writer.close().catch(() => {})
    throw error
  } finally {
    await display.end()
  }
}

async function sourceOf<Row>(
  context: Context,
  flags: BulkFlags,
  { job, defaults = {}, records }: BulkInput<Row>,
): Promise<Source> {
  const t = translator('source', context.locale)
  const { file, format, sheet, encoding, student, grade, state, missing, search, quietSince } = flags
  const filter = { student, grade, state, missing, search, quietSince }
  const students = Object.fromEntries(Object.entries(filter).filter(([, flag]) => flag !== undefined))
  const isFiltered = Object.keys(students).length > 0
  if ([file !== undefined, isFiltered, records !== undefined].filter(Boolean).length > 1) {
    throw new UsageFault(t('oneSource'))
  }
  if (file === undefined && (format ?? sheet ?? encoding) !== undefined)
    throw new UsageFault(t('formatNeedsFile'))
  if (records !== undefined) return { name: 'hub', records, sha256: () => null }
  const isByStudent = job.columns.some(({ name }) => name === 'student')
  if (file !== undefined) {
    return openSource({
      file,
      format,
      sheet,
      encoding,
      stdin: context.terminal.stdin,
      columns: job.columns,
      defaults,
      t,
    })
  }
  if (!isFiltered) {
    throw new UsageFault(t('noSource'), [t('noSourceFile'), ...(isByStudent ? [t('noSourceStudents')] : [])])
  }
  if (!isByStudent) throw new UsageFault(t('notByStudents'))
  const { chooseStudents } = await import('../read/choose-students.ts')
  const name = Object.entries(students)
    .map(([flag, value]) => `${flag} ${value}`)
    .join(', ')
  return { name, records: chooseStudents(students, { hub: () => context.hub(), t }), sha256: () => null }
}
