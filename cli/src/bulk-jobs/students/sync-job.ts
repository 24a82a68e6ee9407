import type { Cells, WithLine, PlannedLine, BulkJob, WrongRow } from '../../bulk/job.ts'
import { studentAliases, studentCodeOf, textOf, wrongAbout } from '../read-cells.ts'
import { syncHandler } from './apply.ts'
import type { SyncChange } from './sync-change.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

/** How a student stands between the two systems, as the hub says it. */
export const syncStatuses = ['new', 'changed', 'same', 'gone', 'unknown'] as const
export type SyncStatus = (typeof syncStatuses)[number]

export interface SyncRow {
  readonly student: string
  readonly name: string
  readonly grade: string
  readonly is: SyncStatus
  /** Names of the fields that changed. */
  readonly fields: string
}

/** As many as the hub takes over in one call. */
export const studentsPerCall = 50

/** The roster as the student information system has it now; what differs comes with the records. */
export function syncJob(locale: Locale): BulkJob<SyncRow> {
  return {
    ...syncHandler,
    columns: [{ name: 'student', isRequired: true, example: '10001', aliases: studentAliases }],
    readRow: (cells) => readRow(cells, locale),
    planSize: studentsPerCall,
    plan: (rows, context) => Promise.resolve(planRows(rows, translator('students', context.locale))),
  }
}

function readRow(cells: Cells, locale: Locale): SyncRow | WrongRow {
  const student = studentCodeOf(cells, 'student')
  const written = textOf(cells, 'is')
  const is = syncStatuses.find((one) => one === written)
  if (student === null || is === undefined) {
    return wrongAbout(textOf(cells, 'student'), translator('students', locale)('badStudent'))
  }
  const [name, grade, fields] = [textOf(cells, 'name'), textOf(cells, 'grade'), textOf(cells, 'fields')]
  return { student, is, name, grade, fields }
}

type TranslateSync = Translate<'students'>

function planRows(rows: readonly WithLine<SyncRow>[], t: TranslateSync): readonly PlannedLine[] {
  const unit = `students-${rows[0]?.line ?? 0}`
  return rows.map(({ line, row }) => ({ ...planRow(row, t), line, unit }))
}

function planRow(row: SyncRow, t: TranslateSync) {
  const { student, is, name, grade, fields } = row
  const values = { student, name, grade, fields }
  if (is === 'unknown') return wrongAbout(student, t('unknown'))
  if (is === 'same') return { is: 'same' as const, what: t('same', values) }
  const change: SyncChange = { student, isGone: is === 'gone' }
  return { is: 'change' as const, what: t(is, values), change }
}
