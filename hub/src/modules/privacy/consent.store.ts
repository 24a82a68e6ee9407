import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import { sha256 } from '../../shared/ids.ts'

export interface NewConsent {
  readonly studentCode: string
  readonly purpose: 'enrollment'
  readonly channel: 'portal'
  readonly actor: string
  readonly at: Date
  readonly trace: string
  /** The version of the text, and the text itself as the family could read it. */
  readonly version: string
  readonly text: string
}

interface ConsentRow {
  student_code: string
  purpose: string
  text_version: string
  text_hash: string
  channel: string
  actor: string
  at: string
  trace: string
}

/**
 * Keeps that a family agreed, once per text: the first time is the proof (Ley 1581 art. 9), and a text that changed
 * under the same version is another one. Called in the transaction of what needs the consent.
 */
export async function recordConsent(database: Database, consent: NewConsent): Promise<void> {
  const { studentCode, purpose, channel, actor, at, trace, version, text } = consent
  const row = {
    student_code: studentCode,
    purpose,
    text_version: version,
    text_hash: sha256(text),
    channel,
    actor,
    at: at.toISOString(),
    trace,
  }
  await insertIfAbsent(database, 'consent', row, ['student_code', 'purpose', 'text_version', 'text_hash'])
}

/** What these students' families agreed to, oldest first. */
export async function consentsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<readonly ConsentRow[]> {
  return database<ConsentRow>('consent')
    .whereIn('student_code', [...studentCodes])
    .orderBy('id')
    .select('student_code', 'purpose', 'text_version', 'text_hash', 'channel', 'actor', 'at', 'trace')
}
