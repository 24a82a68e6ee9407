import type { Read, Relationship } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { askAboutStudent } from './read-sis.ts'

/** Whom the school calls about a student: its guardians, who pays first, and who is named for an emergency. */
export async function readStudentContacts(
  app: Pick<AppContext, 'database' | 'plugins'>,
  code: string,
  read: Read,
) {
  const { sis } = app.plugins
  return askAboutStudent(app, { codeOrId: code, read }, async (sisId) => {
    const [related, emergency] = await Promise.all([
      sis.relationships(sisId, read),
      sis.emergencyContacts(sisId, read),
    ])
    const inOrder = related.toSorted(
      (one, other) => Number(other.financiallyResponsible) - Number(one.financiallyResponsible),
    )
    const found = await Promise.all(inOrder.map((one) => readGuardian(app, one, read)))
    return { guardians: found.filter((one) => one !== null), emergency }
  })
}

/** Null for a brother or a sister. */
async function readGuardian({ plugins }: Pick<AppContext, 'plugins'>, related: Relationship, read: Read) {
  const { relatedId, role, financiallyResponsible: pays } = related
  const guardian = await plugins.sis.findGuardian(relatedId, read)
  if (guardian === null) return null
  const contacts = await plugins.sis.guardianContacts(relatedId, read)
  return { name: `${guardian.firstNames} ${guardian.lastNames}`.trim(), role, pays, contacts }
}
