import type { Database } from '../../db/open-database.ts'

export interface AuditEntry {
  readonly at: Date
  readonly actor: string
  readonly act: string
  /** What it was done to: a code, a token, an instance. Never a name. */
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly trace: string
}

/** Writes who did what, in the same transaction as what was done where there is one. */
export async function recordAudit(database: Database, entry: AuditEntry): Promise<void> {
  await database('audit').insert({
    ...entry,
    at: entry.at.toISOString(),
    before: entry.before === null ? null : JSON.stringify(entry.before),
    after: entry.after === null ? null : JSON.stringify(entry.after),
  })
}
