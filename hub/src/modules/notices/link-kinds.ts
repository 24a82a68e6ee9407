import type { Contact, NoticeChannel, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { guardianById, type LinkPurpose } from '../access/index.ts'
import { readStudent } from '../students/index.ts'

/** Where a letter goes. */
export interface Recipient {
  readonly channel: NoticeChannel
  readonly to: string
}

/** What a link by mail is about: who gets it, and the page it opens. */
export interface LinkKind {
  /** Nobody, where the account or the student is not there. */
  recipientsOf(app: AppContext, subject: string, read: Read): Promise<readonly Recipient[]>
  readonly page: string
}

export const linkKinds: Readonly<Record<LinkPurpose, LinkKind>> = {
  'guardian-verify': { recipientsOf: addressOfGuardian, page: '/enrollment/ParentsLogin?verify=' },
  'guardian-reset': { recipientsOf: addressOfGuardian, page: '/enrollment/ParentsLogin?reset=' },
  'student-sign-in': { recipientsOf: recipientsOfFamily, page: '/enrollment/login?link=' },
}

async function addressOfGuardian({ database }: AppContext, id: string): Promise<readonly Recipient[]> {
  const guardian = await guardianById(database, id)
  return guardian === null ? [] : [{ channel: 'email', to: guardian.email }]
}

/** How the guardians on file are reached; brothers and sisters are no business of this. */
async function recipientsOfFamily(app: AppContext, code: string, read: Read): Promise<readonly Recipient[]> {
  const { sis, notices } = app.plugins
  const student = await readStudent(app, code)
  if (student === null) return []
  const recipients = new Map<string, Recipient>()
  for (const { relatedId } of await sis.relationships(student.id, read)) {
    if ((await sis.findGuardian(relatedId, read)) === null) continue
    const contacts = await sis.guardianContacts(relatedId, read)
    for (const recipient of reach(contacts, notices.supports.channels))
      recipients.set(recipient.to, recipient)
  }
  return [...recipients.values()]
}

/** By all mail addresses; a guardian without any, or a school that sends no mail, by a message to the first telephone. */
export function reach(
  contacts: readonly Contact[],
  channels: readonly NoticeChannel[],
): readonly Recipient[] {
  const of = (kind: Contact['kind']) =>
    contacts.filter((contact) => contact.kind === kind).map(({ value }) => value.trim())
  const mails = channels.includes('email') ? of('email') : []
  if (mails.length > 0) return mails.map((to) => ({ channel: 'email', to: to.toLowerCase() }))
  const message = channels.find((channel) => channel !== 'email')
  const [phone] = of('phone')
  return message === undefined || phone === undefined ? [] : [{ channel: message, to: phone }]
}
