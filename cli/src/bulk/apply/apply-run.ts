import { HubRefusal, Interrupted } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../i18n.ts'
import { openJournal } from '../store/journal.ts'
import { keyOf } from '../store/key.ts'
import { readPlan, type Unit, unitsOf } from '../store/plan-file.ts'
import type { RunFiles } from '../store/run-file.ts'
import { readStoredResults, type Tally, withResults } from '../store/tally.ts'
import type { JobHandler, LineChange, LineResult } from '../job.ts'
import type { WithRetry } from './with-retry.ts'

export interface ApplyRunOptions {
  readonly id: string
  readonly files: RunFiles
  readonly lastLine: number
  /** How many lines are to be applied in all. */
  readonly changes: number
  readonly handler: JobHandler
  readonly concurrency: number
  readonly hub: Hub
  readonly locale: Locale
  /** No new unit once it aborts. */
  readonly stop: AbortSignal
  /** Those under way are given up once it aborts. */
  readonly calls: AbortSignal
  readonly withRetry: WithRetry
  /** Settles while the user has not paused. */
  readonly whenResumed: () => Promise<void>
  readonly onTally: (tally: Tally) => void
  /** The message when it is stopped. */
  readonly interrupted: string
}

/** How many lines are recorded as begun with each unit, so that one disk sync serves many of them. */
const linesAhead = 8

/**
 * Applies every unit that has no result yet, some at once. Before a unit is applied it stands on the disk as begun, so
 * that a run resumed after a power loss knows that it may have been done. Throws what stopped it once no call is under
 * way any more.
 */
export async function applyRun(run: ApplyRunOptions): Promise<Tally> {
  const { files, lastLine, stop, calls, interrupted } = run
  const { begunTo, ended, tally: before } = await readStoredResults(files.results, lastLine)
  const journal = await openJournal(files.results)
  const units = unitsOf(readPlan(files.plan))
  let tally = before
  let recordedTo = begunTo
  let appliedTo = begunTo
  const halt = new AbortController()

  async function worker(): Promise<void> {
    for (;;) {
      await run.whenResumed()
      if (stop.aborted || halt.signal.aborted) return
      const { value: unit, done } = await units.next()
      if (done === true) return
      if (!ended.has(unit.first)) await applyUnit(unit)
    }
  }

  async function applyUnit(unit: Unit): Promise<void> {
    const isAgain = unit.first <= begunTo
    await recordBegun(unit.first)
    if (stop.aborted) return
    appliedTo = Math.max(appliedTo, unit.first)
    const lines = await resultsOf(unit, isAgain, run)
    journal.append(JSON.stringify({ ended: unit.first, lines }))
    tally = withResults(tally, lines)
    run.onTally(tally)
  }

  let recording: Promise<void> = Promise.resolve()

  async function recordBegun(line: number): Promise<void> {
    if (line > recordedTo) {
      recordedTo = line + run.concurrency * linesAhead
      recording = journal.appendSynced(JSON.stringify({ begun: recordedTo }))
    }
    await recording
  }

  const workers = Array.from({ length: run.concurrency }, () =>
    worker().catch((error: unknown) => halt.abort(error)),
  )
  try {
    await Promise.race([Promise.all(workers), whenAborted(calls)])
  } finally {
    // An orderly stop knows how far it came, better than what was recorded ahead.
    journal.append(JSON.stringify({ begun: appliedTo }))
    await journal.close()
  }
  if (tally.done + tally.failed === run.changes) return tally
  if (stop.aborted) throw new Interrupted(interrupted)
  throw halt.signal.reason
}

async function resultsOf(unit: Unit, isAgain: boolean, run: ApplyRunOptions): Promise<readonly LineResult[]> {
  const { handler, hub, locale, calls, withRetry } = run
  const key = keyOf(run.id, unit.first)
  try {
    const results = await withRetry((isRetried) =>
      handler.apply(unit.changes, { hub, locale, signal: calls, key, isAgain: isAgain || isRetried }),
    )
    return inOrder(unit, results, handler.name)
  } catch (error) {
    return refused(unit.changes, error)
  }
}

/** A caller who is not authorised is no line's fault, so the run waits for a person. Other refusals are about these lines. */
function refused(changes: readonly LineChange[], error: unknown): readonly LineResult[] {
  if (!(error instanceof HubRefusal) || error.status === 401 || error.status === 403) throw error
  const { message: why, code } = error
  return changes.map(({ line }) => ({ line, is: 'failed', why, code }))
}

function inOrder({ changes }: Unit, results: readonly LineResult[], name: string): readonly LineResult[] {
  const byLine = new Map(results.map((one) => [one.line, one]))
  return changes.map(({ line }) => {
    const one = byLine.get(line)
    if (one === undefined) throw new Error(`${name}: there is no result for line ${line}`)
    return one
  })
}

async function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
