import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { keepSeasonStudents } from './season-student.store.ts'
import { type StudentRow, studentOf } from './student.store.ts'
import type { Student } from './student.ts'

/** The students with these codes, in the order asked, each once; a code nobody has is left out. */
export async function findByCodes(database: Database, codes: readonly string[]): Promise<Student[]> {
  const asked = [...new Set(codes.map((code) => code.toUpperCase()))]
  const rows = await inChunks<string, StudentRow>(asked, (some) => database('student').whereIn('code', some))
  const found = new Map(rows.map((row) => [row.code, studentOf(row)]))
  return asked.flatMap((code) => found.get(code) ?? [])
}

/** The family of each student, by code; who has none is one of its own. A code nobody has is left out. */
export async function familiesOf(
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks<string, Pick<StudentRow, 'code' | 'family_id'>>(codes, (some) =>
    database('student').whereIn('code', some).select('code', 'family_id'),
  )
  return new Map(rows.map(({ code, family_id }) => [code, family_id ?? code]))
}

export async function findBySisId(database: Database, sisId: string): Promise<Student | null> {
  const row = await database<StudentRow>('student').where({ sis_id: sisId }).orderBy('code').first()
  return row === undefined ? null : studentOf(row)
}

/** Every student of a family, by code. */
export async function siblingsOf(database: Database, familyId: string): Promise<Student[]> {
  const rows = await database<StudentRow>('student').where({ family_id: familyId }).orderBy('code')
  return rows.map(studentOf)
}

export async function removeFromRoster(trx: Transaction, codes: readonly string[]): Promise<number> {
  const removed = await trx('student').whereIn('code', codes).delete()
  await keepSeasonStudents(trx, codes)
  return removed
}
