import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import { bankChangeOf } from './bank-change.ts'
import { uploadBankLines, SecondApprovalRequested } from './bank-part.ts'
import { wordsOf } from './plan-bank-lines.ts'
import { translator } from '../../i18n.ts'

export const bankHandler: JobHandler = { name: 'agreement.import', concurrency: 1, apply: confirmLines }

/** Confirms what these lines say was paid; an agreement that is paid already stays as it is. */
async function confirmLines(
  changes: readonly LineChange[],
  { hub, locale }: ApplyContext,
): Promise<readonly LineResult[]> {
  const kept = changes.map(({ line, change }) => ({ line, ...bankChangeOf(change) }))
  const [first] = kept
  if (first === undefined) return []
  try {
    const results = await uploadBankLines(hub, { name: first.name, mode: 'run', rows: kept })
    return kept.map(({ line }): LineResult => {
      const result = results.get(line)
      if (result === undefined) return { line, is: 'failed', why: '-', code: 'UNANSWERED' }
      const words = wordsOf(result, locale)
      if (result.result === 'paid') return { line, is: 'done' }
      if (result.result === 'already-paid' || result.result === 'resolved')
        return { line, is: 'done', said: words }
      const code = result.result.toUpperCase().replaceAll('-', '_')
      return { line, is: 'failed', why: words, code, isToReview: true }
    })
  } catch (error) {
    if (error instanceof SecondApprovalRequested) {
      const why = translator('agreement', locale)('secondPerson', { id: error.message })
      return changes.map(({ line }) => ({ line, is: 'failed', why, code: 'APPROVAL_ASKED' }))
    }
    return refusedLines(error, changes)
  }
}
