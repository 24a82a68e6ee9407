import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { exits } from '../../exits.ts'
import type { SayBulk } from '../../texts/bulk.ts'
import type { PlanTold } from '../plan/plan-run.ts'
import type { Run } from '../run/run-file.ts'
import { countOf, type Reason } from '../run/reasons.ts'
import type { Failure, Tally } from '../run/tally.ts'

/** What a bulk command answers with `--json`; its keys are a promise. */
export interface Outcome {
  readonly run: string
  readonly work: string
  readonly state: Run['state']
  readonly planned: Run['planned']
  readonly done: number
  readonly failed: number
  readonly left: number
  readonly result: string
  readonly wrong: PlanTold['wrong']
  readonly failures: readonly Failure[]
}

export interface Standing {
  readonly run: Run
  readonly told: PlanTold
  readonly tally: Tally
  /** Where the result row by row lies. */
  readonly result: string
}

export function outcomeOf({ run, told, tally, result }: Standing): Outcome {
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
    wrong: told.wrong,
    failures,
  }
}

/** The plan as a person reads it: how much, what is wrong with which line, and what the first changes are. */
export function planLines({ run, told, result }: Standing, say: SayBulk): readonly string[] {
  const { planned, work } = run
  return [
    say('planHead', { work: commandOf(work), ...planned }),
    ...(planned.wrong > 0 ? [say('planWrong')] : []),
    ...reasonLines(told.reasons, say),
    ...more(planned.wrong - countOf(told.reasons), result, say),
    ...(told.changes.length > 0 ? [say('planChanges')] : []),
    ...told.changes.map(({ line, what }) => `  ${say('planLine', { line: String(line) })}: ${what}`),
    ...more(planned.change - told.changes.length, result, say),
  ]
}

/** How it ended, and what the reader can do about the rest. */
export function outcomeLines(
  outcome: Outcome,
  tally: Pick<Tally, 'failed' | 'reasons' | 'toReview'>,
  say: SayBulk,
): readonly string[] {
  const { done, failed, left, planned, result, run, state } = outcome
  const { reasons } = tally
  return [
    say('doneHead', { done, failed, same: planned.same, wrong: planned.wrong }),
    ...(left > 0 ? [say('leftHead', { n: left })] : []),
    ...(failed > 0 ? [say('failures')] : []),
    ...reasonLines(reasons, say),
    ...more(failed - countOf(reasons), result, say),
    say('resultIn', { file: result }),
    ...(state === 'finished' ? failedNext(run, tally, say) : []),
  ]
}

/** What to do about what failed: what the hub keeps as a payment to review is not repeated. */
export function failedNext(
  run: string,
  { failed, toReview }: Pick<Tally, 'failed' | 'toReview'>,
  say: SayBulk,
): readonly string[] {
  return [
    ...(toReview > 0 ? [say('reviewNext')] : []),
    ...(failed > toReview ? [say('retryNext', { run })] : []),
  ]
}

/** A line for each reason: whose it is, or how many have it and the first of them. */
export function reasonLines(reasons: readonly Reason[], say: SayBulk): readonly string[] {
  return reasons.map(({ why, count, lines, about: [who, ...others] }) => {
    const first = `${lines.join(', ')}${count > lines.length ? '…' : ''}`
    const where = count === 1 ? say('planLine', { line: first }) : say('planLines', { n: count, first })
    if (who === undefined) return `  ${where}: ${why}`
    if (count === 1) return `  ${where}: ${who}: ${why}`
    return `  ${where}: ${why} (${[who, ...others].join(', ')}${count > lines.length ? '…' : ''})`
  })
}

function more(n: number, file: string, say: SayBulk): readonly string[] {
  return n > 0 ? [`  ${say('planMore', { n, file })}`] : []
}

/** Some rows did not come to a good end. */
export function endWith(context: Context, { failed, planned }: Outcome): void {
  if (failed > 0 || planned.wrong > 0) context.end(exits.someFailed)
}
