import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { refusedLines } from '../refused-lines.ts'
import { syncChangeOf } from './sync-change.ts'
import { translator } from '../../i18n.ts'

export const syncHandler: JobHandler = { name: 'students.sync', concurrency: 2, apply: applySync }

/** Takes these students over as they are at this moment; again, the hub finds them the same. */
async function applySync(
  changes: readonly LineChange[],
  { hub, locale }: ApplyContext,
): Promise<readonly LineResult[]> {
  const t = translator('students', locale)
  const wanted = changes.map(({ line, change }) => ({ line, ...syncChangeOf(change) }))
  const students = [...new Set(wanted.map(({ student }) => student))]
  const gone = [...new Set(wanted.filter(({ isGone }) => isGone).map(({ student }) => student))]
  try {
    const taken = await unwrap(hub.api.POST('/api/students/sync', { body: { students, gone } }))
    const status = new Map(taken.map(({ code, is }) => [code, is]))
    return wanted.map(({ line, student, isGone }): LineResult => {
      const is = status.get(student)
      if (is === 'kept')
        return {
          line,
          is: 'failed',
          about: student,
          why: `${student}: ${t('keptOne')}`,
          code: 'GONE_SINCE',
        }
      // One that has left may have been dropped by an earlier try.
      if (is === 'unknown' && !isGone) {
        return { line, is: 'failed', about: student, why: `${student}: ${t('unknown')}`, code: 'UNKNOWN' }
      }
      return { line, is: 'done' }
    })
  } catch (error) {
    return refusedLines(error, changes)
  }
}
