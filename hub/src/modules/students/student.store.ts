import type { Student as VendorStudent } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertRows, type RawAnswer, rowsOf, upsert } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { fold } from '../../../api/fold.ts'
import { entryOf } from './entry.ts'
import { gradeOf } from './grade-of.ts'
import { isPaid } from './payment-complete.ts'
import { RealHome } from './real-home.ts'
import { dropSeasonStudents, keepSeasonStudents } from './season-student.store.ts'
import type { Student } from './student.ts'

/** The roster: what the student information system last said of each student, by school code in upper case. */
export interface RosterEntry {
  readonly student: Student
  readonly fetchedAt: Date
}

export interface StudentRow {
  code: string
  sis_id: string
  family_id: string | null
  first_names: string
  last_names: string
  status: string
  gender: string
  grade_key: string | null
  grade_name: string
  next_grade: string | null
  entry: string
  says_paid: 0 | 1
  enrollment_year: string
  folded: string
  record: string
  fetched_at: string
}

export async function findInRoster(database: Database, code: string): Promise<RosterEntry | null> {
  const row = await database<StudentRow>('student').where({ code: code.toUpperCase() }).first()
  if (row === undefined) return null
  return { student: studentOf(row), fetchedAt: new Date(row.fetched_at) }
}

/** The same of several, with the home that the office has put right, where it has: one question to the database. */
export async function findWithHomes(
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, RosterEntry>> {
  const answer: RawAnswer<Pick<StudentRow, 'code' | 'record' | 'fetched_at'> & HomeColumns> =
    await database.raw(`${withHomes} (${codes.map(() => '?').join(', ')})`, [...codes])
  return new Map(rowsOf(answer).map((row) => [row.code, entryWithHome(row)]))
}

function entryWithHome(row: Pick<StudentRow, 'record' | 'fetched_at'> & HomeColumns): RosterEntry {
  const { lat, lng, address } = row
  const isCorrected = lat !== null && lng !== null && address !== null
  const home = isCorrected ? { home: new RealHome({ lat, lng, address }) } : {}
  return { student: { ...studentOf(row), ...home }, fetchedAt: new Date(row.fetched_at) }
}

/** Asked for by every call of a family; built anew each time it took longer than reading the row. */
const withHomes = `
  select code, record, fetched_at, lat, lng, address from student
  left join student_home on student_code = code where code in`.trim()

interface HomeColumns {
  readonly lat: number | null
  readonly lng: number | null
  readonly address: string | null
}

/** The student as the student information system gave it, its home in keeping. */
export function studentOf({ record }: Pick<StudentRow, 'record'>): Student {
  const student: VendorStudent = JSON.parse(record)
  return { ...student, home: student.home === null ? null : new RealHome(student.home) }
}

/** The same as that system has it, the door included: to compare with it, and for the family's export. */
export function recordOf({ home, ...student }: Student): VendorStudent {
  return { ...student, home: home === null ? null : home.exactPlace() }
}

/** Writes over what the roster had of each, and adds who is new. */
export async function saveInRoster(
  trx: Transaction,
  students: readonly VendorStudent[],
  fetchedAt: Date,
): Promise<void> {
  const rows = students.map((student) => rowFrom(student, fetchedAt))
  for (const row of rows) await upsert(trx, 'student', row, ['code'])
  await keepSeasonStudents(trx, codesIn(rows))
}

/** Adds students nobody has met yet, many in one statement; used to fill an empty roster. */
export async function addToRoster(
  trx: Transaction,
  students: readonly VendorStudent[],
  fetchedAt: Date,
): Promise<void> {
  const rows = students.map((student) => rowFrom(student, fetchedAt))
  await insertRows(trx, 'student', rows)
  await keepSeasonStudents(trx, codesIn(rows))
}

function codesIn(rows: readonly Pick<StudentRow, 'code'>[]): readonly string[] {
  return rows.map(({ code }) => code)
}

/** Drops the students that no read has met since an instant. */
export function dropUnseen(database: Database, since: Date): Promise<void> {
  return inTransaction(database, async (trx) => {
    await trx('student').where('fetched_at', '<', since.toISOString()).delete()
    await dropSeasonStudents(trx)
  })
}

/** Drops one student that no read has met since an instant. */
export async function dropIfUnseen(trx: Transaction, code: string, since: Date): Promise<void> {
  await trx('student').where({ code }).where('fetched_at', '<', since.toISOString()).delete()
  await keepSeasonStudents(trx, [code])
}

/** Every school code of the roster. */
export async function codesOfRoster(database: Database): Promise<readonly string[]> {
  return database('student').orderBy('code').pluck<string[]>('code')
}

export async function countRoster(database: Database): Promise<number> {
  const [row] = await database('student').count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

/** Beside the record stands what lists search, filter and sort by, cut to its column. */
function rowFrom(student: VendorStudent, fetchedAt: Date) {
  const { firstNames, lastNames, status, gender, enrollmentYear, terms } = student
  const code = student.code.toUpperCase()
  return {
    code,
    sis_id: student.id,
    family_id: student.familyId,
    first_names: firstNames.slice(0, 100),
    last_names: lastNames.slice(0, 100),
    status: status.slice(0, 60),
    gender: gender.slice(0, 20),
    grade_key: student.grade?.key ?? null,
    grade_name: (gradeOf(student)?.name ?? '').slice(0, 60),
    next_grade: student.nextGrade?.key ?? null,
    entry: entryOf(terms),
    says_paid: Number(isPaid(terms.paymentStatus)),
    enrollment_year: enrollmentYear.slice(0, 20),
    folded: fold(`${firstNames} ${lastNames} ${code}`).slice(0, 250),
    record: JSON.stringify(student),
    fetched_at: fetchedAt.toISOString(),
  }
}
