import type { Contact, Read, Student } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { findBySisId } from './roster-lookup.store.ts'
import { isSchoolCode } from './school-code.ts'
import { findInRoster } from './student.store.ts'

/** The student as the student information system has it now; null for nobody's code or id. */
export async function readSisStudent(
  app: Pick<AppContext, 'database' | 'plugins'>,
  codeOrId: string,
  read: Read,
): Promise<Student | null> {
  const known = await findKnownStudent(app, codeOrId, read)
  return known === null ? null : app.plugins.sis.findStudent(known.code, read)
}

/** What `ask` answers about a student named by code or id; null for nobody's. */
export async function askAboutStudent<T>(
  app: Pick<AppContext, 'database' | 'plugins'>,
  { codeOrId, read }: { readonly codeOrId: string; readonly read: Read },
  ask: (sisId: string) => Promise<T>,
): Promise<T | null> {
  const known = await findKnownStudent(app, codeOrId, read)
  return known === null ? null : ask(known.id)
}

/** A parent's addresses or telephones; null when there is no such parent. */
export async function readContacts(
  { plugins }: Pick<AppContext, 'plugins'>,
  { parentId, kind }: { readonly parentId: string; readonly kind: Contact['kind'] },
  read: Read,
): Promise<readonly Contact[] | null> {
  const contacts = await plugins.sis.guardianContacts(parentId, read)
  if (contacts.length === 0 && (await plugins.sis.findGuardian(parentId, read)) === null) return null
  return contacts.filter((contact) => contact.kind === kind)
}

/**
 * The student that staff name by school code or by the id of the student information system; a code goes before an
 * id that looks like one. Who came since the last sync is asked for by code.
 */
async function findKnownStudent(
  { database, plugins }: Pick<AppContext, 'database' | 'plugins'>,
  codeOrId: string,
  read: Read,
): Promise<Pick<Student, 'id' | 'code'> | null> {
  const isCode = isSchoolCode(codeOrId)
  const byCode = isCode ? await findInRoster(database, codeOrId) : null
  const known = byCode?.student ?? (await findBySisId(database, codeOrId))
  return known ?? (isCode ? plugins.sis.findStudent(codeOrId, read) : null)
}
