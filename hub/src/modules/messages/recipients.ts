import type { Contact, NoticeChannel, Read, Relationship } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { maskMail } from '../../shared/mask-mail.ts'
import { guardianById } from '../access/index.ts'
import { type PaymentAttempt, payerOf } from '../payments/index.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'

/** Where a message goes. */
export interface Recipient {
  readonly channel: NoticeChannel
  readonly to: string
}

/** One who is greeted. */
export interface NamedRecipient extends Recipient {
  readonly name: string
}

/** By all mail addresses; who has none, or a school that sends no mail, by a message to the first telephone. */
export function reach(
  contacts: readonly Pick<Contact, 'kind' | 'value'>[],
  channels: readonly NoticeChannel[],
): readonly Recipient[] {
  const of = (kind: Contact['kind']) => contacts.filter((contact) => contact.kind === kind)
  const mails = channels.includes('email') ? of('email') : []
  if (mails.length > 0) return mails.map(({ value }) => ({ channel: 'email', to: value }))
  const message = channels.find((channel) => channel !== 'email')
  const [phone] = of('phone')
  return message === undefined || phone === undefined ? [] : [{ channel: message, to: phone.value }]
}

/** All guardians on file at each address of theirs, who pays first; brothers and sisters are no business of this. */
export async function guardiansOnFile(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  code: string,
  read: Read,
): Promise<readonly NamedRecipient[]> {
  const relationships = await relationshipsOf(app, code, read)
  return reachEach(app, relationships.toSorted(payersFirst), read)
}

/** A guardian who pays, at one address; where the school marks nobody as paying, one on file. */
export async function guardianForReceipt(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  code: string,
  read: Read,
): Promise<readonly NamedRecipient[]> {
  const relationships = await relationshipsOf(app, code, read)
  const paying = relationships.filter(({ financiallyResponsible }) => financiallyResponsible)
  return (await reachEach(app, paying.length > 0 ? paying : relationships, read)).slice(0, 1)
}

async function relationshipsOf(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  code: string,
  read: Read,
): Promise<readonly Relationship[]> {
  const student = await readStudent(app, code)
  return student === null ? [] : app.plugins.sis.relationships(student.id, read)
}

async function reachEach(
  app: Pick<AppContext, 'plugins'>,
  relationships: readonly Relationship[],
  read: Read,
): Promise<readonly NamedRecipient[]> {
  const { sis } = app.plugins
  const reached: NamedRecipient[] = []
  for (const { relatedId } of relationships) {
    const guardian = await sis.findGuardian(relatedId, read)
    if (guardian === null) continue
    const name = `${guardian.firstNames} ${guardian.lastNames}`
    for (const recipient of await reachGuardian(app, relatedId, read)) reached.push({ ...recipient, name })
  }
  return eachOnce(reached)
}

function payersFirst(one: Relationship, other: Relationship): number {
  return Number(other.financiallyResponsible) - Number(one.financiallyResponsible)
}

/** The guardians who pay, at one address of each. */
export async function guardiansWhoPay(
  app: Pick<AppContext, 'plugins'>,
  { student }: { readonly student: Pick<Student, 'id'> },
  read: Read,
): Promise<readonly Recipient[]> {
  const reached: Recipient[] = []
  for (const { relatedId, financiallyResponsible } of await app.plugins.sis.relationships(student.id, read)) {
    if (financiallyResponsible) reached.push(...(await reachGuardian(app, relatedId, read)).slice(0, 1))
  }
  return eachOnce(reached)
}

/** Who paid, as they said when they did; nobody, once that was erased. */
export function payerOfAttempt(
  { plugins }: Pick<AppContext, 'plugins'>,
  attempt: Pick<PaymentAttempt, 'payer'>,
): readonly NamedRecipient[] {
  const payer = payerOf(attempt)
  if (payer === null) return []
  const contacts = (['email', 'phone'] as const).map((kind) => ({ kind, value: payer[kind] }))
  const { channels } = plugins.notices.supports
  return reach(contacts, channels).map((recipient) => ({ ...recipient, name: payer.name }))
}

/** The address of an account in the portal: it is what a link to it proves, so that no other channel will do. */
export async function addressOfAccount(
  { database }: Pick<AppContext, 'database'>,
  { subject }: { readonly subject: string },
): Promise<readonly Recipient[]> {
  const guardian = await guardianById(database, subject)
  return guardian === null ? [] : [{ channel: 'email', to: guardian.email }]
}

/** Who sent a link, and of which student it is. */
export interface LinkSender {
  /** Null where no account did. */
  readonly guardianId: string | null
  readonly studentCode: string
}

/** The account that sent a link; where none did, or it is gone, a guardian on file. */
export async function whoSentLink(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { guardianId, studentCode }: LinkSender,
  read: Read,
): Promise<readonly NamedRecipient[]> {
  const sender = guardianId === null ? null : await guardianById(app.database, guardianId)
  if (sender === null) return guardianForReceipt(app, studentCode, read)
  return [{ channel: 'email', to: sender.email, name: sender.name }]
}

/** As others than its owner may see it: a•••@example.com, •••67. */
export function maskRecipient({ channel, to }: Recipient): string {
  return channel === 'email' ? maskMail(to) : `•••${to.replaceAll(/\D/g, '').slice(-2)}`
}

async function reachGuardian(
  { plugins: { sis, notices } }: Pick<AppContext, 'plugins'>,
  guardianId: string,
  read: Read,
): Promise<readonly Recipient[]> {
  const contacts = await sis.guardianContacts(guardianId, read)
  const tidied = contacts.map(({ kind, value }) => ({ kind, value: value.trim().toLowerCase() }))
  return reach(tidied, notices.supports.channels)
}

/** One message to an address. */
export function eachOnce<To extends Recipient>(recipients: readonly To[]): readonly To[] {
  return recipients.filter((one, at) => recipients.findIndex(({ to }) => to === one.to) === at)
}
