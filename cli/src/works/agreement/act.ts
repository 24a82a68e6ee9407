import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { texts } from '../../texts/agreement.ts'
import { speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import { bankChangeOf } from './bank-change.ts'
import { askBankPart, SecondPersonAsked } from './bank-part.ts'
import { wordsOf } from './plan-bank-lines.ts'

export const bankActs: Acts = { name: 'agreement.import', concurrency: 1, act: confirmLines }

/** Confirms what these lines say was paid; an agreement that is paid already stays as it is. */
async function confirmLines(changes: readonly Change[], { hub, locale }: Acting): Promise<readonly Ended[]> {
  const kept = changes.map(({ line, change }) => ({ line, ...bankChangeOf(change) }))
  const [first] = kept
  if (first === undefined) return []
  try {
    const results = await askBankPart(hub, { name: first.name, mode: 'run', rows: kept })
    return kept.map(({ line }): Ended => {
      const result = results.get(line)
      if (result === undefined) return { line, is: 'failed', why: '-', code: 'UNANSWERED' }
      const words = wordsOf(result, locale)
      if (result.result === 'paid') return { line, is: 'done' }
      if (result.result === 'already-paid' || result.result === 'resolved')
        return { line, is: 'done', said: words }
      const code = result.result.toUpperCase().replaceAll('-', '_')
      return { line, is: 'failed', why: words, code, isToReview: result.result !== 'unreadable' }
    })
  } catch (error) {
    if (error instanceof SecondPersonAsked) {
      const why = speaker(texts, locale)('secondPerson', { id: error.message })
      return changes.map(({ line }) => ({ line, is: 'failed', why, code: 'APPROVAL_ASKED' }))
    }
    return refusedLines(error, changes)
  }
}
