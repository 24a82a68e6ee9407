import type { Read, Relationship } from '@matricula/contract'
import type { House } from '../../house.ts'
import { askAboutStudent } from './read-sis.ts'

/** Whom the school calls about a student: its guardians, who pays first, and who is named for an emergency. */
export async function readStudentContacts(house: House, code: string, read: Read) {
  const { sis } = house.plugins
  return askAboutStudent(house, { codeOrId: code, read }, async (sisId) => {
    const [related, emergency] = await Promise.all([
      sis.relationships(sisId, read),
      sis.emergencyContacts(sisId, read),
    ])
    const inOrder = related.toSorted(
      (one, other) => Number(other.financiallyResponsible) - Number(one.financiallyResponsible),
    )
    const found = await Promise.all(inOrder.map((one) => readGuardian(house, one, read)))
    return { guardians: found.filter((one) => one !== null), emergency }
  })
}

/** Null for a brother or a sister. */
async function readGuardian({ plugins }: House, related: Relationship, read: Read) {
  const { relatedId, role, financiallyResponsible: pays } = related
  const guardian = await plugins.sis.findGuardian(relatedId, read)
  if (guardian === null) return null
  const contacts = await plugins.sis.guardianContacts(relatedId, read)
  return { name: `${guardian.firstNames} ${guardian.lastNames}`.trim(), role, pays, contacts }
}
