import { commandOf } from '../command-of.ts'
import type { Context } from '../../context.ts'
import { exits } from '../../exits.ts'
import type { SayBulk } from '../../texts/bulk.ts'
import type { PlanTold } from '../plan/plan-run.ts'
import type { Run } from '../run/run-file.ts'
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

const mostShown = 20

/** The plan as a person reads it: how much, what is wrong with which line, and what the first changes are. */
export function planLines({ run, told, result }: Standing, say: SayBulk): readonly string[] {
  const { planned, work } = run
  const wrong = told.wrong.slice(0, mostShown)
  return [
    say('planHead', { work: commandOf(work), ...planned }),
    ...(wrong.length > 0 ? [say('planWrong')] : []),
    ...wrong.map(({ line, why }) => `  ${say('planLine', { line: String(line) })}: ${why}`),
    ...more(planned.wrong - wrong.length, result, say),
    ...(told.changes.length > 0 ? [say('planChanges')] : []),
    ...told.changes.map(({ line, what }) => `  ${say('planLine', { line: String(line) })}: ${what}`),
    ...more(planned.change - told.changes.length, result, say),
  ]
}

/** How it ended, and what the reader can do about the rest. */
export function outcomeLines(outcome: Outcome, say: SayBulk): readonly string[] {
  const { done, failed, failures, left, planned, result, run, state } = outcome
  const shown = failures.slice(0, mostShown)
  return [
    say('doneHead', { done, failed, same: planned.same, wrong: planned.wrong }),
    ...(left > 0 ? [say('leftHead', { left })] : []),
    ...(shown.length > 0 ? [say('failures')] : []),
    ...shown.map(({ line, why }) => `  ${say('planLine', { line: String(line) })}: ${why}`),
    ...more(failed - shown.length, result, say),
    say('resultIn', { file: result }),
    ...(failed > 0 && state === 'finished' ? [say('retryNext', { run })] : []),
  ]
}

function more(n: number, file: string, say: SayBulk): readonly string[] {
  return n > 0 ? [`  ${say('planMore', { n, file })}`] : []
}

/** Some rows did not come to a good end. */
export function endWith(context: Context, { failed, planned }: Outcome): void {
  if (failed > 0 || planned.wrong > 0) context.end(exits.someFailed)
}
