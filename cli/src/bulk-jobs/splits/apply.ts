import { unwrap } from '@matricula/hub/api/answers'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import { splitChangeOf } from './split-change.ts'

export const splitHandler: JobHandler = { name: 'splits.make', concurrency: 4, apply: makeSplit }

/** The same once more is the same split, so that a run may be gone on with. */
async function makeSplit(
  changes: readonly LineChange[],
  { hub }: ApplyContext,
): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const { parts, ...change } = splitChangeOf(first.change)
  try {
    const body = { ...change, parts: [...parts] }
    await unwrap(hub.api.PUT('/api/enrollment/splits', { body }))
    return [{ line: first.line, is: 'done' }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}
