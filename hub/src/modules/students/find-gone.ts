import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { ComparedStudent } from './compare-roster.ts'
import { hasShrunk } from './has-shrunk.ts'
import { findByCodes } from './roster-lookup.store.ts'
import { isSchoolCode } from './school-code.ts'
import { codesOfRoster, recordOf } from './student.store.ts'

export interface GoneStudents {
  readonly students: readonly ComparedStudent[]
  /** Half of the school is missing: that is a vendor's bad day, and nobody counts as gone. */
  readonly shrunk: boolean
}

const pageSize = 200

/** Who is in the roster and not in the student information system any more: only a whole read knows. */
export async function findGone(
  { plugins, database }: Pick<AppContext, 'database' | 'plugins'>,
  read: Read,
): Promise<GoneStudents> {
  const known = await codesOfRoster(database)
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await plugins.sis.listStudents({ cursor, size: pageSize }, read)
    for (const { code } of page.items) if (isSchoolCode(code)) seen.add(code.toUpperCase())
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  if (hasShrunk({ known: known.length, seen: seen.size })) return { students: [], shrunk: true }
  const gone = known.filter((code) => !seen.has(code))
  const students = await findByCodes(database, gone)
  return {
    students: students.map((student) => ({
      code: student.code.toUpperCase(),
      is: 'gone',
      fields: [],
      student: recordOf(student),
    })),
    shrunk: false,
  }
}
