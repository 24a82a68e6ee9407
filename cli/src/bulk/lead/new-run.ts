import { rm } from 'node:fs/promises'
import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { UsageFault } from '../../faults.ts'
import { placesOf } from '../../profiles/places.ts'
import { type SayBulk, texts } from '../../texts/bulk.ts'
import { speaker } from '../../words.ts'
import { createRetry } from '../act/with-retry.ts'
import { openSource, type Source } from '../read/open-source.ts'
import { noPlan, planRun, type PlanTold } from '../plan/plan-run.ts'
import { lock } from '../run/lock.ts'
import { writePlan } from '../run/plan-file.ts'
import { newRunId } from '../run/new-run-id.ts'
import { filesOf, makeFolder, type Run, writeRun } from '../run/run-file.ts'
import { noTally } from '../run/tally.ts'
import type { BulkFlags, BulkWish } from '../run-bulk.ts'
import { openShow } from '../show.ts'
import { goOn, type Led } from './go-on.ts'
import { callerAt, openRunHub } from './open-run-hub.ts'
import { mustBeWritable } from './result-place.ts'
import { stopsWith } from './stopping.ts'

/**
 * A run from its first row on: plans it onto the disk, and goes on from there. A plan that does not come to its end
 * leaves nothing behind: nothing was done yet.
 */
export async function leadNewRun<Row>(
  context: Context,
  flags: BulkFlags,
  wish: BulkWish<Row>,
): Promise<void> {
  const say = speaker(texts, context.locale)
  await mustBeWritable(flags, say)
  const source = await sourceOf(context, flags, wish)
  const stopping = stopsWith(context.signal)
  const hub = await openRunHub(context, flags, stopping.calls)
  const made = new Date()
  const run: Run = {
    id: newRunId(wish.work.name, made),
    work: wish.work.name,
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
    const led = { run, files, acts: wish.work, hub, stopping, told: noPlan, tally: noTally }
    const told = await planned(context, flags, { ...led, wish, source, say }).catch(
      async (error: unknown) => {
        await rm(files.folder, { recursive: true, force: true })
        throw error
      },
    )
    const { planned: counts, lastLine } = told
    const sha256 = source.sha256()
    const ready: Run = {
      ...run,
      state: 'planned',
      planned: counts,
      lastLine,
      source: { name: source.name, sha256 },
    }
    await writeRun(files, ready)
    await goOn(context, flags, { ...led, run: ready, told })
  } finally {
    await unlock?.()
  }
}

interface Planning<Row> extends Led {
  readonly wish: BulkWish<Row>
  readonly source: Source
  readonly say: SayBulk
}

async function planned<Row>(context: Context, flags: BulkFlags, planning: Planning<Row>): Promise<PlanTold> {
  const { files, hub, run, say, source, stopping, wish } = planning
  const show = await openShow(context, {
    title: commandOf(run.work),
    isPlain: flags.plain === true,
    say,
    stop: stopping.stop,
    onStop: stopping.ask,
  })
  const progress = { phase: 'planning', total: null, done: 0, failed: 0, failures: [] } as const
  const plan = writePlan(files.plan)
  let done = 0
  try {
    const told = await planRun({
      work: wish.work,
      records: source.records,
      defaults: wish.defaults ?? {},
      asking: { hub, locale: context.locale, signal: stopping.stop },
      withRetry: createRetry({
        retryForMs: (flags.retryFor ?? 120) * 1000,
        signal: stopping.stop,
        interrupted: say('planStopped'),
        onWait: (waitingUntil) => show.report({ ...progress, done, waitingUntil }),
      }),
      plan,
      say,
      onPlanned: ({ planned: { change, same, wrong } }) => {
        done = change + same + wrong
        show.report({ ...progress, done, waitingUntil: null })
      },
    })
    await plan.close()
    return told
  } catch (error) {
    await plan.close().catch(() => {})
    throw error
  } finally {
    await show.end()
  }
}

async function sourceOf<Row>(
  context: Context,
  flags: BulkFlags,
  { work, defaults = {}, records }: BulkWish<Row>,
): Promise<Source> {
  const say = speaker(texts, context.locale)
  const { file, format, sheet, encoding, student, grade, state, missing, search, quietSince } = flags
  const filter = { student, grade, state, missing, search, quietSince }
  const students = Object.fromEntries(Object.entries(filter).filter(([, flag]) => flag !== undefined))
  const isFiltered = Object.keys(students).length > 0
  if ([file !== undefined, isFiltered, records !== undefined].filter(Boolean).length > 1) {
    throw new UsageFault(say('oneSource'))
  }
  if (file === undefined && (format ?? sheet ?? encoding) !== undefined)
    throw new UsageFault(say('formatNeedsFile'))
  if (records !== undefined) return { name: 'hub', records, sha256: () => null }
  const isByStudent = work.columns.some(({ name }) => name === 'student')
  if (file !== undefined) {
    return openSource({
      file,
      format,
      sheet,
      encoding,
      stdin: context.terminal.stdin,
      columns: work.columns,
      defaults,
      say,
    })
  }
  if (!isFiltered) {
    throw new UsageFault(say('noSource'), [
      say('noSourceFile'),
      ...(isByStudent ? [say('noSourceStudents')] : []),
    ])
  }
  if (!isByStudent) throw new UsageFault(say('notByStudents'))
  const { chooseStudents } = await import('../read/choose-students.ts')
  const name = Object.entries(students)
    .map(([flag, value]) => `${flag} ${value}`)
    .join(', ')
  return { name, records: chooseStudents(students, { hub: () => context.hub(), say }), sha256: () => null }
}
