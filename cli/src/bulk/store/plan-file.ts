import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { LineChange, PlannedLine, PlanFileLine } from '../job.ts'
import { linesOf } from './lines.ts'

export interface PlanWriter {
  readonly write: (planned: PlanFileLine) => Promise<void>
  readonly close: () => Promise<void>
}

/** Writes a plan line by line; it is on the disk once it is closed. */
export function writePlan(file: string): PlanWriter {
  const stream = createWriteStream(file, { mode: 0o600, flush: true })
  const failed = finished(stream)
  failed.catch(() => {})
  return {
    async write(planned) {
      if (stream.write(`${JSON.stringify(planned)}\n`)) return
      // Not a race with the end, which would keep what it is told for each of them until the file is closed.
      await (stream.destroyed ? failed : once(stream, 'drain'))
    },
    async close() {
      stream.end()
      await failed
    },
  }
}

/** What was planned about each line, in their order. */
export async function* readPlan(file: string): AsyncGenerator<PlanFileLine> {
  for await (const { text } of linesOf(file)) yield JSON.parse(text) as PlanFileLine
}

/** Changes that one call applies, known by the first of their lines. */
export interface Unit {
  readonly first: number
  readonly changes: readonly LineChange[]
}

/** Neighbouring changes that say the same unit are one; every other is its own. */
export async function* unitsOf(plan: AsyncIterable<PlannedLine>): AsyncGenerator<Unit> {
  let name: string | undefined
  let changes: LineChange[] = []
  const whole = () =>
    changes
      .map(({ line }) => line)
      .slice(0, 1)
      .map((first) => ({ first, changes }))
  for await (const planned of plan) {
    if (planned.is !== 'change') continue
    const { line, change, unit } = planned
    if (unit !== undefined && unit === name) {
      changes.push({ line, change })
      continue
    }
    yield* whole()
    name = unit
    changes = [{ line, change }]
  }
  yield* whole()
}
