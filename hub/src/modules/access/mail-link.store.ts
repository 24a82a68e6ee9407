import type { Database } from '../../db/database.ts'
import { randomIds, sha256 } from '../../shared/ids.ts'

/** What a link sent by mail opens. */
export const linkPurposes = ['guardian-verify', 'guardian-reset', 'student-sign-in'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Whom a link is for: a guardian's id or a student's code. */
export interface LinkTarget {
  readonly purpose: LinkPurpose
  readonly subject: string
}

export interface NewLink extends LinkTarget {
  /** The challenge of the same letter; null where it has none. */
  readonly challenge: string | null
  readonly minutes: number
  /** The wall's now. */
  readonly at: Date
}

export interface ShownLink {
  readonly purpose: LinkPurpose
  readonly secret: string
  /** The wall's now. */
  readonly at: Date
}

interface LinkRow {
  hash: string
  purpose: LinkPurpose
  subject: string
  created_at: string
  expires_at: string
  used_at: string | null
  challenge: string | null
}

/** Opens a link and answers its secret, which nobody keeps: the table has its hash. */
export async function openLink(
  database: Database,
  { purpose, subject, challenge, minutes, at }: NewLink,
): Promise<string> {
  const secret = randomIds.secret()
  await database<LinkRow>('mail_link').insert({
    hash: sha256(secret),
    purpose,
    subject,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + minutes * 60_000).toISOString(),
    used_at: null,
    challenge,
  })
  return secret
}

/** Whom a link that is still good is for; it stays good. */
export async function findLink(database: Database, link: ShownLink): Promise<string | null> {
  const row = await stillGood(database, link).first()
  return row?.subject ?? null
}

/** Uses a link up and answers whom it is for; null when it is unknown, over, or was used: it works exactly once. */
export async function useLink(
  database: Database,
  link: ShownLink,
): Promise<Pick<LinkRow, 'subject' | 'challenge'> | null> {
  const used = await stillGood(database, link).update({ used_at: link.at.toISOString() })
  if (used === 0) return null
  const row = await database<LinkRow>('mail_link')
    .where({ hash: sha256(link.secret) })
    .first()
  return row ?? null
}

function stillGood(database: Database, { purpose, secret, at }: ShownLink) {
  return database<LinkRow>('mail_link')
    .where({ hash: sha256(secret), purpose })
    .whereNull('used_at')
    .where('expires_at', '>', at.toISOString())
}

/** Closes whatever links a guardian has left, as after a new password. */
export async function closeLinksTo(database: Database, guardianId: string): Promise<void> {
  await database<LinkRow>('mail_link')
    .where({ subject: guardianId })
    .whereIn('purpose', ['guardian-verify', 'guardian-reset'])
    .delete()
}

/** Closes the links of a letter, one to each guardian. */
export async function closeLinksOf(database: Database, challenge: string): Promise<void> {
  await database<LinkRow>('mail_link').where({ challenge }).delete()
}

/** Closes whatever links a student's family has been sent. */
export async function closeStudentLinks(database: Database, studentCode: string): Promise<void> {
  await database<LinkRow>('mail_link').where({ purpose: 'student-sign-in', subject: studentCode }).delete()
}

/** Deletes links that have expired, used ones among them; answers how many. */
export async function dropExpiredLinks(database: Database, now: Date): Promise<number> {
  return database<LinkRow>('mail_link').where('expires_at', '<=', now.toISOString()).delete()
}
