import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import type { DocumentName } from './document-words.ts'
import { documentsChangeOf } from './documents-change.ts'
import { translator } from '../../i18n.ts'

export const documentHandler: JobHandler = { name: 'documents.send', concurrency: 3, apply: sendDocuments }

/** Sends a student's documents one after another; what is on its way or signed, the hub does not send again. */
async function sendDocuments(
  changes: readonly LineChange[],
  context: ApplyContext,
): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const { student, documents } = documentsChangeOf(first.change)
  const failed: LineResult[] = []
  for (const document of documents) {
    const [refused] = await sendOne(first, { student, document }, context)
    if (refused !== undefined) failed.push(refused)
  }
  return [failed[0] ?? { line: first.line, is: 'done' }]
}

interface SendDocumentInput {
  readonly student: string
  readonly document: DocumentName
}

/** Nothing, or why this document could not go. */
async function sendOne(
  line: LineChange,
  body: SendDocumentInput,
  { hub, locale }: ApplyContext,
): Promise<readonly LineResult[]> {
  try {
    await hub.api.POST('/api/enrollment/admin/documents/zoho/sign/contract', { body })
    return []
  } catch (error) {
    const document = translator('documents', locale)(body.document)
    return refusedLines(error, [line]).map((result) =>
      result.is === 'failed' ? { ...result, why: `${document}: ${result.why}` } : result,
    )
  }
}
