import type { Cells, Work, Wrong } from '../../bulk/work.ts'
import { texts } from '../../texts/documents.ts'
import { type Locale, speaker } from '../../words.ts'
import { studentAliases, studentCodeOf, textOf, wrong, wrongAbout } from '../read-cells.ts'
import { documentActs } from './act.ts'
import { documentsIn, type DocumentName } from './document-words.ts'
import { planDocuments } from './plan-documents.ts'

export interface DocumentsRow {
  readonly student: string
  readonly documents: readonly DocumentName[]
}

/** Contract, promissory note and life insurance to whoever signs for a student. */
export function documentsWork(locale: Locale): Work<DocumentsRow> {
  return {
    ...documentActs,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
      { name: 'document', isRequired: false, example: 'contract', aliases: ['documento', 'documentos'] },
    ],
    readRow: (cells) => readRow(cells, locale),
    planSize: 100,
    plan: planDocuments,
  }
}

function readRow(cells: Cells, locale: Locale): DocumentsRow | Wrong {
  const say = speaker(texts, locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongAbout(textOf(cells, 'student'), say('badStudent'))
  const documents = documentsIn(textOf(cells, 'document'))
  return documents === null
    ? wrong(say('badDocument', { value: textOf(cells, 'document') }))
    : { student, documents }
}
