import type { Database } from '../../db/database.ts'
import { fold } from '../../../api/fold.ts'
import type { Student } from './student.ts'

/** The codes of the students whose name or code holds every word, in any order; null where there is no word. */
export function studentsCalled(database: Database, search: string) {
  const words = fold(search).split(' ').filter(Boolean)
  if (words.length === 0) return null
  // A folded word holds letters and digits: no wildcard of LIKE is among them.
  return words.reduce(
    (rows, word) => rows.where('folded', 'like', `%${word}%`),
    database('student').select('code'),
  )
}

/** The columns of `student as s` that say who a row is about; null where the roster has lost them. */
export const namedBy = ['s.first_names', 's.last_names', 's.record']

export interface NamedRow {
  readonly first_names: string | null
  readonly last_names: string | null
  readonly record: string | null
}

/** The row with the student's name and next grade in place of the roster's columns; empty where there is none, or the roster has lost them. */
export function withName<T extends NamedRow>({ first_names, last_names, record, ...row }: T) {
  const name = `${first_names ?? ''} ${last_names ?? ''}`.trim()
  const student: Student | null = record === null ? null : JSON.parse(record)
  return { ...row, name, grade: student?.nextGrade?.name ?? '' }
}
