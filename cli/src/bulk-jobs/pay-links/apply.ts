import { unwrap } from '@matricula/hub/api/answers'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import { findStanding } from './find-standing.ts'
import { type LinkChange, linkChangeOf } from './link-change.ts'

export const linkHandler: JobHandler = { name: 'pay-links.send', concurrency: 4, apply: sendLink }

/** Makes a link and says its address; one that was made by an answer that got lost is found again. */
async function sendLink(
  changes: readonly LineChange[],
  { hub, isAgain }: ApplyContext,
): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const change = linkChangeOf(first.change)
  try {
    const made = isAgain ? await findStanding(hub, change) : undefined
    const { address } = made ?? (await unwrap(hub.api.POST('/api/pay-links', { body: bodyOf(change) })))
    return [{ line: first.line, is: 'done', said: address }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}

function bodyOf({ student, documents, onAccount, ...how }: LinkChange) {
  return onAccount === undefined
    ? { kind: 'invoices' as const, ...how, documents: [...documents] }
    : { kind: 'account' as const, ...how, student, ...onAccount }
}
