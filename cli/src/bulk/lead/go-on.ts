import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { HubRefusal, HubUnreachable, Interrupted, UsageFault } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { texts } from '../../texts/bulk.ts'
import { speaker } from '../../words.ts'
import { actRun } from '../act/act-run.ts'
import { createRetry } from '../act/with-retry.ts'
import type { PlanTold } from '../plan/plan-run.ts'
import { writeResultCsv } from '../run/result-csv.ts'
import { type Run, type RunFiles, writeRun } from '../run/run-file.ts'
import type { Tally } from '../run/tally.ts'
import type { ActFlags, BulkFlags } from '../run-bulk.ts'
import { openShow } from '../show.ts'
import type { Acts } from '../work.ts'
import { endWith, outcomeLines, outcomeOf, planLines } from './outcome.ts'
import { placeResult } from './result-place.ts'
import type { Stopping } from './stopping.ts'

/** A run that is planned, whoever planned it. */
export interface Led {
  readonly run: Run
  readonly files: RunFiles
  readonly acts: Acts
  readonly hub: Hub
  readonly stopping: Stopping
  readonly told: PlanTold
  /** How far it was when this process took it over. */
  readonly tally: Tally
}

type GoOnFlags = ActFlags & Pick<BulkFlags, 'dryRun'>

/** Shows the plan, asks, acts and tells how it ended. */
export async function goOn(context: Context, flags: GoOnFlags, led: Led): Promise<void> {
  const { files, run } = led
  const say = speaker(texts, context.locale)
  await writeResultCsv(files, run.lastLine)
  if (flags.dryRun === true) return answerPlan(context, flags, led)
  context.out.talk(say('runIs', { run: run.id }), ...planLines({ ...led, result: files.resultCsv }, say))
  if (run.isStrict && run.planned.wrong > 0) {
    context.out.talk(say('strictStop', { n: run.planned.wrong }))
    return answerEnd(context, flags, led)
  }
  if (leftOf(run, led.tally) === 0) {
    if (run.planned.change === 0) context.out.talk(say('planNothing'))
    return finish(context, flags, led)
  }
  await mustConfirm(context, flags, led)
  const acting: Led = { ...led, run: { ...run, state: 'acting', confirmed: new Date().toISOString() } }
  await writeRun(files, acting.run)
  const tally = await act(context, flags, acting)
  await finish(context, flags, { ...acting, tally })
}

function leftOf({ planned }: Run, { done, failed }: Tally): number {
  return planned.change - done - failed
}

/** A plan with nothing to do is all there will ever be of its run. */
async function answerPlan(context: Context, flags: GoOnFlags, led: Led): Promise<void> {
  const say = speaker(texts, context.locale)
  if (leftOf(led.run, led.tally) === 0) {
    await writeRun(led.files, { ...led.run, state: 'finished', ended: new Date().toISOString() })
  }
  const result = await placeResult(led.files.resultCsv, flags, say)
  const outcome = outcomeOf({ ...led, result })
  context.out.answer(outcome, () => [
    ...planLines({ ...led, result }, say),
    ...(outcome.left > 0 ? [say('dryRun', { run: led.run.id })] : []),
  ])
  endWith(context, outcome)
}

async function mustConfirm(
  context: Context,
  flags: GoOnFlags,
  { run, tally, hub, stopping }: Led,
): Promise<void> {
  if (flags.yes === true) return
  const say = speaker(texts, context.locale)
  if (!context.isInteractive) throw new UsageFault(say('needsYes'), [say('needsYesNext', { run: run.id })])
  const { askYes } = await import('../../views/ask-yes.ts')
  const n = leftOf(run, tally)
  const question = say(n === run.planned.change ? 'confirm' : 'confirmGoOn', { n, hub: hub.url })
  if (await askYes(context, question, stopping.stop)) return
  throw new Interrupted(say('declined'), [say('resumeNext', { run: run.id })])
}

async function act(context: Context, flags: GoOnFlags, led: Led): Promise<Tally> {
  const { acts, files, hub, run, stopping } = led
  const say = speaker(texts, context.locale)
  const show = await openShow(context, {
    title: commandOf(acts.name),
    isPlain: flags.plain === true,
    say,
    stop: stopping.stop,
    onStop: stopping.ask,
  })
  let tally = led.tally
  let waitingUntil: number | null = null
  const report = () =>
    show.report({
      phase: 'acting',
      total: run.planned.change,
      done: tally.done,
      failed: tally.failed,
      failures: tally.latest,
      waitingUntil,
    })
  report()
  try {
    return await actRun({
      id: run.id,
      files,
      lastLine: run.lastLine,
      changes: run.planned.change,
      acts,
      concurrency: flags.concurrency ?? acts.concurrency,
      hub,
      locale: context.locale,
      stop: stopping.stop,
      calls: stopping.calls,
      withRetry: createRetry({
        retryForMs: (flags.retryFor ?? 120) * 1000,
        signal: stopping.stop,
        interrupted: say('interrupted', { n: leftOf(run, tally) }),
        onWait: (until) => {
          waitingUntil = until
          report()
        },
      }),
      whenOpen: show.whenOpen,
      onTally: (fresh) => {
        tally = fresh
        report()
      },
      interrupted: say('interrupted', { n: leftOf(run, tally) }),
    })
  } catch (error) {
    await writeRun(files, { ...run, done: tally.done, failed: tally.failed })
    throw stopped(error, { context, id: run.id, left: leftOf(run, tally) })
  } finally {
    await show.end()
  }
}

interface Stopped {
  readonly context: Context
  readonly id: string
  readonly left: number
}

/** The same fault, with the command that goes on. */
function stopped(error: unknown, { context, id, left }: Stopped): unknown {
  const say = speaker(texts, context.locale)
  const more = say('resumeNext', { run: id })
  if (error instanceof Interrupted)
    return new Interrupted(say('interrupted', { n: left }), [more], { cause: error })
  if (error instanceof HubUnreachable) {
    const { message, next, retryAfterMs } = error
    return new HubUnreachable(message, [...next, more], {
      cause: error,
      ...(retryAfterMs !== null && { retryAfterMs }),
    })
  }
  if (error instanceof HubRefusal) {
    const { status, code, message: detail, fields: errors, next } = error
    return new HubRefusal({ status, code, detail, errors }, [...next, more])
  }
  context.out.talk(say('defectNext', { run: id }))
  return error
}

async function finish(context: Context, flags: GoOnFlags, led: Led): Promise<void> {
  const { files, run, tally } = led
  const { done, failed } = tally
  const ended = run.ended ?? new Date().toISOString()
  const finished: Run = { ...run, state: 'finished', ended, done, failed }
  await writeResultCsv(files, run.lastLine)
  await writeRun(files, finished)
  await answerEnd(context, flags, { ...led, run: finished })
}

async function answerEnd(context: Context, flags: GoOnFlags, led: Led): Promise<void> {
  const say = speaker(texts, context.locale)
  const result = await placeResult(led.files.resultCsv, flags, say)
  const outcome = outcomeOf({ ...led, result })
  context.out.answer(outcome, (value) => outcomeLines(value, led.tally, say))
  endWith(context, outcome)
}
