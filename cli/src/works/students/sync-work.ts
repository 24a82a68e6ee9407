import type { Cells, Located, Planned, Work, Wrong } from '../../bulk/work.ts'
import { texts } from '../../texts/students.ts'
import { type Locale, type Say, speaker } from '../../words.ts'
import { studentAliases, studentCodeOf, textOf, wrongAbout } from '../read-cells.ts'
import { syncActs } from './act.ts'
import type { SyncChange } from './sync-change.ts'

/** How a student stands between the two systems, as the hub says it. */
export const standings = ['new', 'changed', 'same', 'gone', 'unknown'] as const
export type Standing = (typeof standings)[number]

export interface SyncRow {
  readonly student: string
  readonly name: string
  readonly grade: string
  readonly is: Standing
  /** Names of the fields that changed. */
  readonly fields: string
}

/** As many as the hub takes over in one call. */
export const studentsPerCall = 50

/** The roster as the student information system has it now; what differs comes with the records. */
export function syncWork(locale: Locale): Work<SyncRow> {
  return {
    ...syncActs,
    columns: [{ name: 'student', isRequired: true, example: '10001', aliases: studentAliases }],
    readRow: (cells) => readRow(cells, locale),
    planSize: studentsPerCall,
    plan: (rows, asking) => Promise.resolve(planRows(rows, speaker(texts, asking.locale))),
  }
}

function readRow(cells: Cells, locale: Locale): SyncRow | Wrong {
  const student = studentCodeOf(cells, 'student')
  const written = textOf(cells, 'is')
  const is = standings.find((one) => one === written)
  if (student === null || is === undefined) {
    return wrongAbout(textOf(cells, 'student'), speaker(texts, locale)('badStudent'))
  }
  const [name, grade, fields] = [textOf(cells, 'name'), textOf(cells, 'grade'), textOf(cells, 'fields')]
  return { student, is, name, grade, fields }
}

type SaySync = Say<keyof typeof texts.es>

function planRows(rows: readonly Located<SyncRow>[], say: SaySync): readonly Planned[] {
  const unit = `students-${rows[0]?.line ?? 0}`
  return rows.map(({ line, row }) => ({ ...planRow(row, say), line, unit }))
}

function planRow(row: SyncRow, say: SaySync) {
  const { student, is, name, grade, fields } = row
  const values = { student, name, grade, fields }
  if (is === 'unknown') return wrongAbout(student, say('unknown'))
  if (is === 'same') return { is: 'same' as const, what: say('same', values) }
  const change: SyncChange = { student, isGone: is === 'gone' }
  return { is: 'change' as const, what: say(is, values), change }
}
