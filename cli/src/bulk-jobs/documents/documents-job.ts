import type { components } from '@matricula/hub/api'
import type { Cells, BulkJob, WrongRow, JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import { readParts, studentAliases, studentCodeOf, textOf, wrongAbout, wrongIn } from '../read-cells.ts'
import { namesAtHub } from '../students-at-hub.ts'
import { documentHandler } from './apply.ts'
import { documentsIn, type DocumentName } from './document-words.ts'
import { HubRefusal, UsageFault } from '../../faults.ts'
import { unwrap, largestPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { DocumentsChange } from './documents-change.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

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
  const t = translator('documents', locale)
  const document = textOf(cells, 'document')
  return readParts<DocumentsRow>({
    student:
      studentCodeOf(cells, 'student') ??
      wrongIn('student', wrongAbout(textOf(cells, 'student'), t('badStudent'))),
    documents: documentsIn(document) ?? wrongIn('document', t('badDocument', { value: document })),
  })
}

type TranslateDocuments = Translate<'documents'>
type Sent = components['schemas']['SentDocument']

/** What of each student is still to be sent: two questions for all of them. */
async function planDocuments(
  rows: readonly WithLine<DocumentsRow>[],
  { hub, locale }: JobContext,
): Promise<readonly PlannedLine[]> {
  const t = translator('documents', locale)
  const codes = [...new Set(rows.map(({ row }) => row.student))]
  const [names, sent] = await Promise.all([namesAtHub(hub, codes), sentTo(hub, codes, t)])
  return rows.map(({ line, row }) => {
    const name = names.get(row.student)
    if (name === undefined) return { ...wrongAbout(row.student, t('unknown')), line }
    const own = sent.filter(({ student_code: code }) => code === row.student)
    return { ...decideDocuments({ row, name, sent: own }, t), line }
  })
}

/** The hub knows no such list where documents are not signed online. */
async function sentTo(hub: Hub, codes: readonly string[], t: TranslateDocuments): Promise<readonly Sent[]> {
  const query = { students: codes.join(','), 'page[number]': 1, 'page[size]': largestPage }
  try {
    return await unwrap(hub.api.GET('/api/enrollment/admin/documents', { params: { query } }))
  } catch (error) {
    if (!(error instanceof HubRefusal) || error.status !== 404) throw error
    throw new UsageFault(t('disabled'), [t('disabledNext')], { cause: error })
  }
}

/** Declined, expired or called back: the hub sends it anew. */
const over: readonly string[] = ['declined', 'expired', 'recalled']

interface DocumentFacts {
  readonly row: DocumentsRow
  readonly name: string
  readonly sent: readonly Sent[]
}

/** Pure: which documents are to be sent, and which wait or are signed already. */
function decideDocuments({ row, name, sent }: DocumentFacts, t: TranslateDocuments) {
  const stateOf = (document: DocumentName) => sent.find((one) => one.document === document)?.status ?? null
  const missing = row.documents.filter((document) => {
    const state = stateOf(document)
    // One that is kept as new may never have reached the signing service; sending it again finds out.
    return state === null || state === 'new' || over.includes(state)
  })
  const there = row.documents
    .filter((document) => !missing.includes(document))
    .map((document) => `${t(document)} ${t(stateOf(document) ?? 'new')}`)
  const who = `${row.student} ${name}`
  if (missing.length === 0) return { is: 'same' as const, what: t('there', { who, there: there.join(', ') }) }
  const change: DocumentsChange = { student: row.student, documents: missing }
  const documents = missing.map((document) => t(document)).join(', ')
  const what = t(there.length === 0 ? 'send' : 'sendRest', { who, documents, there: there.join(', ') })
  return { is: 'change' as const, what, change }
}
