import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { texts } from '../../texts/documents.ts'
import { speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import type { DocumentName } from './document-words.ts'
import { documentsChangeOf } from './documents-change.ts'

export const documentActs: Acts = { name: 'documents.send', concurrency: 3, act: sendDocuments }

/** Sends a student's documents one after another; what is on its way or signed, the hub does not send again. */
async function sendDocuments(changes: readonly Change[], acting: Acting): Promise<readonly Ended[]> {
  const [first] = changes
  if (first === undefined) return []
  const { student, documents } = documentsChangeOf(first.change)
  const failed: Ended[] = []
  for (const document of documents) {
    const [refused] = await sendOne(first, { student, document }, acting)
    if (refused !== undefined) failed.push(refused)
  }
  return [failed[0] ?? { line: first.line, is: 'done' }]
}

interface Sending {
  readonly student: string
  readonly document: DocumentName
}

/** Nothing, or why this document could not go. */
async function sendOne(line: Change, body: Sending, { hub, locale }: Acting): Promise<readonly Ended[]> {
  try {
    await hub.api.POST('/api/enrollment/admin/documents/zoho/sign/contract', { body })
    return []
  } catch (error) {
    const document = speaker(texts, locale)(body.document)
    return refusedLines(error, [line]).map((ended) =>
      ended.is === 'failed' ? { ...ended, why: `${document}: ${ended.why}` } : ended,
    )
  }
}
