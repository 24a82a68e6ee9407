import type { Database } from '../../db/database.ts'
import type { StudentRow } from './student.store.ts'

const columns = {
  status: 'status',
  gender: 'gender',
  grade: 'grade_name',
  year: 'enrollment_year',
} as const satisfies Readonly<Record<string, keyof StudentRow>>

/** What the list of students can be filtered by: the words that stand in it, of each column in their order. */
export async function findRosterWords(database: Database) {
  const wordsOf = async (column: keyof StudentRow): Promise<readonly string[]> => {
    const found = await database<StudentRow>('student').distinct(column).whereNot(column, '').orderBy(column)
    return found.map((row) => String(row[column]))
  }
  return {
    status: await wordsOf(columns.status),
    gender: await wordsOf(columns.gender),
    grade: await wordsOf(columns.grade),
    year: await wordsOf(columns.year),
  }
}
