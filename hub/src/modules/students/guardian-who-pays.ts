import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Student } from './student.ts'

export interface GuardianAddress {
  readonly name: string
  readonly email: string
}

/** The guardian on file who pays, else another one; null when none of them has an address. */
export async function guardianWhoPays(
  { plugins }: Pick<AppContext, 'plugins'>,
  student: Student,
  read: Read,
): Promise<GuardianAddress | null> {
  const { sis } = plugins
  const relationships = await sis.relationships(student.id, read)
  const inOrder = relationships.toSorted(
    (one, other) => Number(other.financiallyResponsible) - Number(one.financiallyResponsible),
  )
  for (const { relatedId } of inOrder) {
    const guardian = await sis.findGuardian(relatedId, read)
    // A brother or a sister is no guardian.
    if (guardian === null) continue
    const contacts = await sis.guardianContacts(relatedId, read)
    const email = contacts.find(({ kind }) => kind === 'email')?.value
    if (email !== undefined) return { name: `${guardian.firstNames} ${guardian.lastNames}`, email }
  }
  return null
}
