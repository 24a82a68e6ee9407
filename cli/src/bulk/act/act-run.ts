import { HubRefusal, Interrupted } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../words.ts'
import { openJournal } from '../run/journal.ts'
import { keyOf } from '../run/key.ts'
import { readPlan, type Unit, unitsOf } from '../run/plan-file.ts'
import type { RunFiles } from '../run/run-file.ts'
import { readStanding, type Tally, withEnded } from '../run/tally.ts'
import type { Acts, Change, Ended } from '../work.ts'
import type { WithRetry } from './with-retry.ts'

export interface ActingRun {
  readonly id: string
  readonly files: RunFiles
  readonly lastLine: number
  /** How many lines there are to act on in all. */
  readonly changes: number
  readonly acts: Acts
  readonly concurrency: number
  readonly hub: Hub
  readonly locale: Locale
  /** No new unit once it aborts. */
  readonly stop: AbortSignal
  /** Those under way are given up once it aborts. */
  readonly calls: AbortSignal
  readonly withRetry: WithRetry
  /** Settles while the reader has not paused. */
  readonly whenOpen: () => Promise<void>
  readonly onTally: (tally: Tally) => void
  /** What is said when it is stopped. */
  readonly interrupted: string
}

/** Written down as begun with each unit, so that the disk is waited for once for many of them. */
const linesAhead = 8

/**
 * Acts on every unit that has no end yet, some at once. Before a unit is acted on it stands on the disk as begun, so
 * that whoever goes on after a power loss knows that it may have been done. Throws what stopped it once no call is
 * under way any more.
 */
export async function actRun(run: ActingRun): Promise<Tally> {
  const { files, lastLine, stop, calls, interrupted } = run
  const { begunTo, ended, tally: before } = await readStanding(files.results, lastLine)
  const journal = await openJournal(files.results)
  const units = unitsOf(readPlan(files.plan))
  let tally = before
  let keptTo = begunTo
  let actedTo = begunTo
  const halt = new AbortController()

  async function worker(): Promise<void> {
    for (;;) {
      await run.whenOpen()
      if (stop.aborted || halt.signal.aborted) return
      const { value: unit, done } = await units.next()
      if (done === true) return
      if (!ended.has(unit.first)) await actOn(unit)
    }
  }

  async function actOn(unit: Unit): Promise<void> {
    const isAgain = unit.first <= begunTo
    await keepBegun(unit.first)
    if (stop.aborted) return
    actedTo = Math.max(actedTo, unit.first)
    const lines = await endsOf(unit, isAgain, run)
    journal.note(JSON.stringify({ ended: unit.first, lines }))
    tally = withEnded(tally, lines)
    run.onTally(tally)
  }

  let keeping: Promise<void> = Promise.resolve()

  async function keepBegun(line: number): Promise<void> {
    if (line > keptTo) {
      keptTo = line + run.concurrency * linesAhead
      keeping = journal.keep(JSON.stringify({ begun: keptTo }))
    }
    await keeping
  }

  const concurrency = Array.from({ length: run.concurrency }, () =>
    worker().catch((error: unknown) => halt.abort(error)),
  )
  try {
    await Promise.race([Promise.all(concurrency), whenAborted(calls)])
  } finally {
    // Who comes to a stop in order knows better than what was written ahead.
    journal.note(JSON.stringify({ begun: actedTo }))
    await journal.close()
  }
  if (tally.done + tally.failed === run.changes) return tally
  if (stop.aborted) throw new Interrupted(interrupted)
  throw halt.signal.reason
}

async function endsOf(unit: Unit, isAgain: boolean, run: ActingRun): Promise<readonly Ended[]> {
  const { acts, hub, locale, calls, withRetry } = run
  const key = keyOf(run.id, unit.first)
  try {
    const ended = await withRetry((isRetried) =>
      acts.act(unit.changes, { hub, locale, signal: calls, key, isAgain: isAgain || isRetried }),
    )
    return inOrder(unit, ended, acts.name)
  } catch (error) {
    return refused(unit.changes, error)
  }
}

/** Who asks is not let in: no line's fault, so the run waits for a person. Other refusals are about these lines. */
function refused(changes: readonly Change[], error: unknown): readonly Ended[] {
  if (!(error instanceof HubRefusal) || error.status === 401 || error.status === 403) throw error
  const { message: why, code } = error
  return changes.map(({ line }) => ({ line, is: 'failed', why, code }))
}

function inOrder({ changes }: Unit, ended: readonly Ended[], name: string): readonly Ended[] {
  const byLine = new Map(ended.map((one) => [one.line, one]))
  return changes.map(({ line }) => {
    const one = byLine.get(line)
    if (one === undefined) throw new Error(`${name}: nothing was said about line ${line}`)
    return one
  })
}

async function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
