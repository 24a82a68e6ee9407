import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { HubRefusal, HubUnreachable, Interrupted, UsageFault } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { applyRun } from '../apply/apply-run.ts'
import { createRetry } from '../apply/with-retry.ts'
import type { PlanSummary } from '../plan/plan-run.ts'
import { writeResultCsv } from '../store/result-csv.ts'
import { type Run, type RunFiles, writeRun } from '../store/run-file.ts'
import type { Tally } from '../store/tally.ts'
import type { ApplyFlags, BulkFlags } from '../bulk-flags.ts'
import { openProgressDisplay } from '../progress-display.ts'
import type { JobHandler } from '../job.ts'
import { setExitCode, summaryLines, summarizeRun, planLines } from './run-summary.ts'
import { copyResult } from './copy-result.ts'
import type { StopSignals } from './stop-signals.ts'
import { translator } from '../../i18n.ts'

/** A planned run in the hands of this process. */
export interface ActiveRun {
  readonly run: Run
  readonly files: RunFiles
  readonly handler: JobHandler
  readonly hub: Hub
  readonly stopSignals: StopSignals
  readonly plan: PlanSummary
  /** How far it was when this process took over. */
  readonly tally: Tally
}

type ExecuteFlags = ApplyFlags & Pick<BulkFlags, 'dryRun'>

/** Prints the plan, asks for confirmation, applies it and prints the summary. */
export async function executeRun(context: Context, flags: ExecuteFlags, active: ActiveRun): Promise<void> {
  const { files, run } = active
  const t = translator('bulk', context.locale)
  await writeResultCsv(files, run.lastLine)
  if (flags.dryRun === true) return printPlan(context, flags, active)
  context.out.info(t('runIs', { run: run.id }), ...planLines({ ...active, result: files.resultCsv }, t))
  if (run.isStrict && run.planned.wrong > 0) {
    context.out.info(t('strictStop', { n: run.planned.wrong }))
    return printSummary(context, flags, active)
  }
  if (leftOf(run, active.tally) === 0) {
    if (run.planned.change === 0) context.out.info(t('planNothing'))
    return finish(context, flags, active)
  }
  await mustConfirm(context, flags, active)
  const confirmed: ActiveRun = {
    ...active,
    run: { ...run, state: 'acting', confirmed: new Date().toISOString() },
  }
  await writeRun(files, confirmed.run)
  const tally = await applyPlan(context, flags, confirmed)
  await finish(context, flags, { ...confirmed, tally })
}

function leftOf({ planned }: Run, { done, failed }: Tally): number {
  return planned.change - done - failed
}

/** A plan with nothing to do is all there will ever be of its run. */
async function printPlan(context: Context, flags: ExecuteFlags, active: ActiveRun): Promise<void> {
  const t = translator('bulk', context.locale)
  if (leftOf(active.run, active.tally) === 0) {
    await writeRun(active.files, { ...active.run, state: 'finished', ended: new Date().toISOString() })
  }
  const result = await copyResult(active.files.resultCsv, flags, t)
  const summary = summarizeRun({ ...active, result })
  context.out.printResult(summary, () => [
    ...planLines({ ...active, result }, t),
    ...(summary.left > 0 ? [t('dryRun', { run: active.run.id })] : []),
  ])
  setExitCode(context, summary)
}

async function mustConfirm(
  context: Context,
  flags: ExecuteFlags,
  { run, tally, hub, stopSignals }: ActiveRun,
): Promise<void> {
  if (flags.yes === true) return
  const t = translator('bulk', context.locale)
  if (!context.isInteractive) throw new UsageFault(t('needsYes'), [t('needsYesNext', { run: run.id })])
  const { askYes } = await import('../../views/ask-yes.ts')
  const n = leftOf(run, tally)
  const question = t(n === run.planned.change ? 'confirm' : 'confirmGoOn', { n, hub: hub.url })
  if (await askYes(context, question, stopSignals.stop)) return
  throw new Interrupted(t('declined'), [t('resumeNext', { run: run.id })])
}

async function applyPlan(context: Context, flags: ExecuteFlags, active: ActiveRun): Promise<Tally> {
  const { handler, files, hub, run, stopSignals } = active
  const t = translator('bulk', context.locale)
  const display = await openProgressDisplay(context, {
    title: commandOf(handler.name),
    isPlain: flags.plain === true,
    t,
    stop: stopSignals.stop,
    onStop: stopSignals.ask,
  })
  let tally = active.tally
  let waitingUntil: number | null = null
  const report = () =>
    display.report({
      phase: 'acting',
      total: run.planned.change,
      done: tally.done,
      failed: tally.failed,
      failures: tally.latest,
      waitingUntil,
    })
  report()
  try {
    return await applyRun({
      id: run.id,
      files,
      lastLine: run.lastLine,
      changes: run.planned.change,
      handler,
      concurrency: flags.concurrency ?? handler.concurrency,
      hub,
      locale: context.locale,
      stop: stopSignals.stop,
      calls: stopSignals.calls,
      withRetry: createRetry({
        retryForMs: (flags.retryFor ?? 120) * 1000,
        signal: stopSignals.stop,
        interrupted: t('interrupted', { n: leftOf(run, tally) }),
        onWait: (until) => {
          waitingUntil = until
          report()
        },
      }),
      whenResumed: display.whenResumed,
      onTally: (fresh) => {
        tally = fresh
        report()
      },
      interrupted: t('interrupted', { n: leftOf(run, tally) }),
    })
  } catch (error) {
    await writeRun(files, { ...run, done: tally.done, failed: tally.failed })
    throw withResumeHint(error, { context, id: run.id, left: leftOf(run, tally) })
  } finally {
    await display.end()
  }
}

interface StoppedRun {
  readonly context: Context
  readonly id: string
  readonly left: number
}

/** The same fault, with the command that resumes the run. */
function withResumeHint(error: unknown, { context, id, left }: StoppedRun): unknown {
  const t = translator('bulk', context.locale)
  const more = t('resumeNext', { run: id })
  if (error instanceof Interrupted)
    return new Interrupted(t('interrupted', { n: left }), [more], { cause: error })
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
  context.out.info(t('defectNext', { run: id }))
  return error
}

async function finish(context: Context, flags: ExecuteFlags, active: ActiveRun): Promise<void> {
  const { files, run, tally } = active
  const { done, failed } = tally
  const ended = run.ended ?? new Date().toISOString()
  const finished: Run = { ...run, state: 'finished', ended, done, failed }
  await writeResultCsv(files, run.lastLine)
  await writeRun(files, finished)
  await printSummary(context, flags, { ...active, run: finished })
}

async function printSummary(context: Context, flags: ExecuteFlags, active: ActiveRun): Promise<void> {
  const t = translator('bulk', context.locale)
  const result = await copyResult(active.files.resultCsv, flags, t)
  const summary = summarizeRun({ ...active, result })
  context.out.printResult(summary, (value) => summaryLines(value, active.tally, t))
  setExitCode(context, summary)
}
