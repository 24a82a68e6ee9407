import type { Cells, BulkJob, WrongRow } from '../../bulk/job.ts'
import { texts } from '../../texts/documents.ts'
import { type Locale, translator } from '../../i18n.ts'
import { studentAliases, studentCodeOf, textOf, wrong, wrongAbout } from '../read-cells.ts'
import { documentHandler } from './apply.ts'
import { documentsIn, type DocumentName } from './document-words.ts'
import { planDocuments } from './plan-documents.ts'

export interface DocumentsRow {
  readonly student: string
  readonly documents: readonly DocumentName[]
}

/** Contract, promissory note and life insurance to whoever signs for a student. */
export function documentsJob(locale: Locale): BulkJob<DocumentsRow> {
  return {
    ...documentHandler,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
      { name: 'document', isRequired: false, example: 'contract', aliases: ['documento', 'documentos'] },
    ],
    readRow: (cells) => readRow(cells, locale),
    planSize: 100,
    plan: planDocuments,
  }
}

function readRow(cells: Cells, locale: Locale): DocumentsRow | WrongRow {
  const t = translator(texts, locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongAbout(textOf(cells, 'student'), t('badStudent'))
  const documents = documentsIn(textOf(cells, 'document'))
  return documents === null
    ? wrong(t('badDocument', { value: textOf(cells, 'document') }))
    : { student, documents }
}
