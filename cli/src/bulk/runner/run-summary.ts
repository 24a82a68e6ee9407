import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { exits } from '../../exits.ts'
import type { PlanSummary } from '../plan/plan-run.ts'
import type { Run } from '../store/run-file.ts'
import { countOf, type Reason } from '../store/reasons.ts'
import type { Failure, Tally } from '../store/tally.ts'
import type { Translate } from '../../i18n.ts'

/** What a bulk command answers with `--json`; its keys are a promise. */
export interface RunSummary {
  readonly run: string
  readonly work: string
  readonly state: Run['state']
  readonly planned: Run['planned']
  readonly done: number
  readonly failed: number
  readonly left: number
  readonly result: string
  readonly wrong: PlanSummary['wrong']
  readonly failures: readonly Failure[]
}

export interface RunReport {
  readonly run: Run
  readonly plan: PlanSummary
  readonly tally: Tally
  /** Where the result row by row lies. */
  readonly result: string
}

export function summarizeRun({ run, plan, tally, result }: RunReport): RunSummary {
  const { done, failed, failures } = tally
  return {
    run: run.id,
    work: run.work,
    state: run.state,
    planned: run.planned,
    done,
    failed,
    left: run.planned.change - done - failed,
    result,
    wrong: plan.wrong,
    failures,
  }
}

/** The plan as a person reads it: how much, what is wrong with which line, and what the first changes are. */
export function planLines({ run, plan, result }: RunReport, t: Translate<'bulk'>): readonly string[] {
  const { planned, work } = run
  return [
    t('planHead', { work: commandOf(work), ...planned }),
    ...(planned.wrong > 0 ? [t('planWrong')] : []),
    ...reasonLines(plan.reasons, t),
    ...more(plan.problems - countOf(plan.reasons), result, t),
    ...(plan.changes.length > 0 ? [t('planChanges')] : []),
    ...plan.changes.map(({ line, what }) => `  ${t('planLine', { line: String(line) })}: ${what}`),
    ...more(planned.change - plan.changes.length, result, t),
  ]
}

/** How it ended, and what the reader can do about the rest. */
export function summaryLines(
  summary: RunSummary,
  tally: Pick<Tally, 'failed' | 'reasons' | 'toReview'>,
  t: Translate<'bulk'>,
): readonly string[] {
  const { done, failed, left, planned, result, run, state } = summary
  const { reasons } = tally
  return [
    t('doneHead', { done, failed, same: planned.same, wrong: planned.wrong }),
    ...(left > 0 ? [t('leftHead', { n: left })] : []),
    ...(failed > 0 ? [t('failures')] : []),
    ...reasonLines(reasons, t),
    ...more(failed - countOf(reasons), result, t),
    t('resultIn', { file: result }),
    ...(state === 'finished' ? failedNext(run, tally, t) : []),
  ]
}

/** What to do about what failed: what the hub keeps as a payment to review is not repeated. */
export function failedNext(
  run: string,
  { failed, toReview }: Pick<Tally, 'failed' | 'toReview'>,
  t: Translate<'bulk'>,
): readonly string[] {
  return [...(toReview > 0 ? [t('reviewNext')] : []), ...(failed > toReview ? [t('retryNext', { run })] : [])]
}

/** A line for each reason: whose it is, or how many have it and the first of them. */
export function reasonLines(reasons: readonly Reason[], t: Translate<'bulk'>): readonly string[] {
  return reasons.map(({ why, column, count, lines, about: [who, ...others] }) => {
    const first = `${lines.join(', ')}${count > lines.length ? '…' : ''}`
    const where = count === 1 ? t('planLine', { line: first }) : t('planLines', { n: count, first })
    if (who === undefined) return `  ${column === null ? where : t('planColumn', { where, column })}: ${why}`
    if (count === 1) return `  ${where}: ${who}: ${why}`
    return `  ${where}: ${why} (${[who, ...others].join(', ')}${count > lines.length ? '…' : ''})`
  })
}

function more(n: number, file: string, t: Translate<'bulk'>): readonly string[] {
  return n > 0 ? [`  ${t('planMore', { n, file })}`] : []
}

/** Some rows did not come to a good end. */
export function setExitCode(context: Context, { failed, planned }: RunSummary): void {
  if (failed > 0 || planned.wrong > 0) context.setExitCode(exits.someFailed)
}
