import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type StudentRow, studentOf } from './student.store.ts'
import type { Student } from './student.ts'

/** Codes in one statement; SQL Server takes 2,100 values. */
const atOnce = 500

/** The students with these codes, in the order asked, each once; a code nobody has is left out. */
export async function findByCodes(database: Database, codes: readonly string[]): Promise<Student[]> {
  const asked = [...new Set(codes.map((code) => code.toUpperCase()))]
  const found = new Map<string, Student>()
  for (let from = 0; from < asked.length; from += atOnce) {
    const rows = await database<StudentRow>('student').whereIn('code', asked.slice(from, from + atOnce))
    for (const row of rows) found.set(row.code, studentOf(row))
  }
  return asked.flatMap((code) => found.get(code) ?? [])
}

/** The family of each student, by code; who has none is one of its own. A code nobody has is left out. */
export async function familiesOf(
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const families = new Map<string, string>()
  for (let from = 0; from < codes.length; from += atOnce) {
    const rows = await database<StudentRow>('student')
      .whereIn('code', codes.slice(from, from + atOnce))
      .select('code', 'family_id')
    for (const { code, family_id } of rows) families.set(code, family_id ?? code)
  }
  return families
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
  return trx('student').whereIn('code', codes).delete()
}
