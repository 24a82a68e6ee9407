import pMap from 'p-map'
import type { Read, Student } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { differenceOf, type RosterDifference } from './roster-difference.ts'
import { findByCodes } from './roster-lookup.store.ts'
import { isSchoolCode } from './school-code.ts'
import { recordOf } from './student.store.ts'
import type { Student as KnownStudent } from './student.ts'

/** A student in both systems, or in one of them; `unknown` in neither. */
export interface ComparedStudent {
  readonly code: string
  readonly is: RosterDifference['is'] | 'gone' | 'unknown'
  readonly fields: readonly string[]
  /** As the student information system has it, else the roster; null: nobody has that code. */
  readonly student: Student | null
}

export interface ComparedPage {
  readonly students: readonly ComparedStudent[]
  /** Null on the last page. */
  readonly next: string | null
}

const pageSize = 200
const concurrency = 4

/** One page of the student information system against the roster. Changes nothing. */
export async function compareRosterPage(
  { plugins, database }: Pick<AppContext, 'database' | 'plugins'>,
  cursor: string | undefined,
  read: Read,
): Promise<ComparedPage> {
  const { items, next } = await plugins.sis.listStudents({ cursor, size: pageSize }, read)
  const students = items.filter(({ code }) => isSchoolCode(code))
  const codes = students.map(({ code }) => code)
  const kept = byCode(await findByCodes(database, codes))
  return { students: students.map((student) => compare(student.code, student, kept)), next: next ?? null }
}

/** The students with these codes, each once, in the order asked. Changes nothing. */
export async function compareStudents(
  { plugins, database }: Pick<AppContext, 'database' | 'plugins'>,
  codes: readonly string[],
  read: Read,
): Promise<readonly ComparedStudent[]> {
  const asked = [...new Set(codes.map((code) => code.toUpperCase()))]
  const found = await pMap(asked, (code) => plugins.sis.findStudent(code, read), { concurrency })
  const kept = byCode(await findByCodes(database, asked))
  return asked.map((code, index) => compare(code, found[index] ?? null, kept))
}

function compare(code: string, student: Student | null, kept: ReadonlyMap<string, Student>): ComparedStudent {
  const key = code.toUpperCase()
  const before = kept.get(key) ?? null
  if (student !== null) return { code: key, ...differenceOf(student, before), student }
  return { code: key, is: before === null ? 'unknown' : 'gone', fields: [], student: before }
}

function byCode(students: readonly KnownStudent[]): ReadonlyMap<string, Student> {
  return new Map(students.map((student) => [student.code.toUpperCase(), recordOf(student)]))
}
