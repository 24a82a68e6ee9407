import { unwrap } from '@matricula/hub/api/answers'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { translator } from '../../i18n.ts'
import { refusedLines } from '../refused-lines.ts'
import { withdrawalChangeOf } from './withdrawal-change.ts'

export const withdrawalHandler: JobHandler = {
  name: 'withdrawals.record',
  concurrency: 4,
  apply: recordWithdrawal,
}

/** Each withdrawal under the line's own key: the hub answers the same one when it is asked again. */
async function recordWithdrawal(
  changes: readonly LineChange[],
  { hub, key, locale }: ApplyContext,
): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const { student, ...body } = withdrawalChangeOf(first.change)
  try {
    const answer = await unwrap(
      hub.api.POST('/api/withdrawals', {
        params: { header: { 'idempotency-key': `withdrawal:${key}` } },
        body: { student_code: student, ...body },
      }),
    )
    if (!('requested_by' in answer)) return [{ line: first.line, is: 'done' }]
    const why = translator('withdrawals', locale)('secondPerson', { id: answer.id })
    return [{ line: first.line, is: 'failed', why, code: 'APPROVAL_ASKED' }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}
