import type { Read, Student } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { findBySisId } from './roster-lookup.store.ts'
import { isSchoolCode } from './school-code.ts'
import { findInRoster } from './student.store.ts'

/**
 * The student that staff name by school code or by the id of the student information system; a code goes before an
 * id that looks like one. Who came since the last sync is asked for by code.
 */
export async function findKnownStudent(
  { database, plugins }: Pick<AppContext, 'database' | 'plugins'>,
  codeOrId: string,
  read: Read,
): Promise<Pick<Student, 'id' | 'code'> | null> {
  const isCode = isSchoolCode(codeOrId)
  const byCode = isCode ? await findInRoster(database, codeOrId) : null
  const known = byCode?.student ?? (await findBySisId(database, codeOrId))
  return known ?? (isCode ? plugins.sis.findStudent(codeOrId, read) : null)
}
