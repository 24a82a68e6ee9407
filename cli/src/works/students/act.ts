import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/students.ts'
import { speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import { syncChangeOf } from './sync-change.ts'

export const syncActs: Acts = { name: 'students.sync', concurrency: 2, act: takeOver }

/** Takes these students over as they are at this moment; again, the hub finds them the same. */
async function takeOver(changes: readonly Change[], { hub, locale }: Acting): Promise<readonly Ended[]> {
  const say = speaker(texts, locale)
  const wanted = changes.map(({ line, change }) => ({ line, ...syncChangeOf(change) }))
  const students = [...new Set(wanted.map(({ student }) => student))]
  const gone = [...new Set(wanted.filter(({ isGone }) => isGone).map(({ student }) => student))]
  try {
    const taken = await answered(hub.api.POST('/api/students/sync', { body: { students, gone } }))
    const standing = new Map(taken.map(({ code, is }) => [code, is]))
    return wanted.map(({ line, student, isGone }): Ended => {
      const is = standing.get(student)
      if (is === 'kept')
        return {
          line,
          is: 'failed',
          about: student,
          why: `${student}: ${say('keptOne')}`,
          code: 'GONE_SINCE',
        }
      // One that has left may have been dropped by an earlier try.
      if (is === 'unknown' && !isGone) {
        return { line, is: 'failed', about: student, why: `${student}: ${say('unknown')}`, code: 'UNKNOWN' }
      }
      return { line, is: 'done' }
    })
  } catch (error) {
    return refusedLines(error, changes)
  }
}
