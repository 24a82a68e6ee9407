import { everyRow, largestPage, unwrap, unwrapPage } from '@matricula/hub/api/answers'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { refusedLines } from '../refused-lines.ts'
import { type TransferChange, transferChangeOf } from './transfer-change.ts'

export const transferHandler: JobHandler = { name: 'refunds.transfer', concurrency: 4, apply: recordTransfer }

/** Records a transfer; one that was recorded by an answer that got lost is done. */
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
    const isEnded = error instanceof HubRefusal && error.code === 'REFUND_ENDED'
    if (isEnded && (await isRecorded(hub, { refund, ...body }))) return [{ line: first.line, is: 'done' }]
    return refusedLines(error, changes)
  }
}

async function isRecorded({ api }: Hub, { refund, reference, day }: TransferChange): Promise<boolean> {
  const found = everyRow((page) =>
    unwrapPage(
      api.GET('/api/refunds', {
        params: {
          query: { status: 'done', search: reference, 'page[number]': page, 'page[size]': largestPage },
        },
      }),
    ),
  )
  for await (const one of found) if (one.id === refund) return one.reference === reference && one.day === day
  return false
}
