import { unwrap } from '@matricula/hub/api/answers'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import { transferChangeOf } from './transfer-change.ts'

export const transferHandler: JobHandler = { name: 'refunds.transfer', concurrency: 4, apply: recordTransfer }

/** Records a transfer; one that was recorded by an answer that got lost is answered as the first time. */
async function recordTransfer(
  changes: readonly LineChange[],
  { hub }: ApplyContext,
): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const { refund, ...body } = transferChangeOf(first.change)
  try {
    await unwrap(hub.api.POST('/api/refunds/{id}/done', { params: { path: { id: refund } }, body }))
    return [{ line: first.line, is: 'done' }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}
