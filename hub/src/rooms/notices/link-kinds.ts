import type { Read } from '@matricula/contract'
import type { House } from '../../house.ts'
import { guardianById, type LinkPurpose } from '../access/index.ts'
import { readStudent } from '../students/index.ts'

/** What a link by mail is about: who gets it, and the page it opens. */
export interface LinkKind {
  /** Nobody, where the account or the student is not there. */
  addressesOf(house: House, subject: string, read: Read): Promise<readonly string[]>
  readonly page: string
}

export const linkKinds: Readonly<Record<LinkPurpose, LinkKind>> = {
  'guardian-verify': { addressesOf: addressOfGuardian, page: '/enrollment/ParentsLogin?verify=' },
  'guardian-reset': { addressesOf: addressOfGuardian, page: '/enrollment/ParentsLogin?reset=' },
  'student-sign-in': { addressesOf: addressesOfFamily, page: '/enrollment/login?link=' },
}

async function addressOfGuardian({ database }: House, id: string): Promise<readonly string[]> {
  const guardian = await guardianById(database, id)
  return guardian === null ? [] : [guardian.email]
}

/** The mail addresses of a student's guardians; those of brothers and sisters are no business of this. */
async function addressesOfFamily(house: House, code: string, read: Read): Promise<readonly string[]> {
  const { sis } = house.plugins
  const student = await readStudent(house, code)
  if (student === null) return []
  const addresses = new Set<string>()
  for (const { relatedId } of await sis.relationships(student.id, read)) {
    if ((await sis.findGuardian(relatedId, read)) === null) continue
    const contacts = await sis.guardianContacts(relatedId, read)
    for (const { kind, value } of contacts) if (kind === 'email') addresses.add(value.trim().toLowerCase())
  }
  return [...addresses]
}
