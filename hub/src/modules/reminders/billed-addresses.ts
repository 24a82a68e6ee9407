import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Student } from '../students/student.ts'

/** Where the guardians who pay are written to, one address of each; none, where the school knows of none. */
export async function billedAddresses(
  { plugins }: Pick<AppContext, 'plugins'>,
  student: Pick<Student, 'id'>,
  read: Read,
): Promise<readonly string[]> {
  const { sis } = plugins
  const addresses = new Set<string>()
  for (const { relatedId, financiallyResponsible } of await sis.relationships(student.id, read)) {
    if (!financiallyResponsible) continue
    const contacts = await sis.guardianContacts(relatedId, read)
    const email = contacts.find(({ kind }) => kind === 'email')?.value
    if (email !== undefined) addresses.add(email.trim().toLowerCase())
  }
  return [...addresses]
}
