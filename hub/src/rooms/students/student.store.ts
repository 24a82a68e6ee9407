import type { Student } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import { insertRows, upsert } from '../../db/statements.ts'

/** The roster: what the student information system last said of each student, by school code in upper case. */
export interface RosterEntry {
  readonly student: Student
  readonly fetchedAt: Date
}

interface StudentRow {
  code: string
  sis_id: string
  family_id: string | null
  last_names: string
  grade_key: string | null
  record: string
  fetched_at: string
}

export async function findInRoster(database: Database, code: string): Promise<RosterEntry | null> {
  const row = await database<StudentRow>('student').where({ code: code.toUpperCase() }).first()
  if (row === undefined) return null
  const student: Student = JSON.parse(row.record)
  return { student, fetchedAt: new Date(row.fetched_at) }
}

export async function saveInRoster(database: Database, student: Student, fetchedAt: Date): Promise<void> {
  await upsert(database, 'student', rowFrom(student, fetchedAt), ['code'])
}

/** Writes over what the roster had of each, and adds who is new. */
export async function saveAllInRoster(
  database: Database,
  students: readonly Student[],
  fetchedAt: Date,
): Promise<void> {
  for (const student of students) await saveInRoster(database, student, fetchedAt)
}

/** Adds students nobody has met yet, many in one statement; used to fill an empty roster. */
export async function addToRoster(
  database: Database,
  students: readonly Student[],
  fetchedAt: Date,
): Promise<void> {
  await insertRows(
    database,
    'student',
    students.map((student) => rowFrom(student, fetchedAt)),
  )
}

/** Drops the students that no read has met since an instant. */
export async function dropUnseen(database: Database, since: Date): Promise<void> {
  await database('student').where('fetched_at', '<', since.toISOString()).delete()
}

export async function countRoster(database: Database): Promise<number> {
  const [row] = await database('student').count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

function rowFrom(student: Student, fetchedAt: Date) {
  return {
    code: student.code.toUpperCase(),
    sis_id: student.id,
    family_id: student.familyId,
    last_names: student.lastNames,
    grade_key: student.grade?.key ?? null,
    record: JSON.stringify(student),
    fetched_at: fetchedAt.toISOString(),
  }
}
