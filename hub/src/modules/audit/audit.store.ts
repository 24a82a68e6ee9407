import type { Database } from '../../db/database.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import type { TimeSpan } from './wall-spans.ts'

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

export interface KeptAuditEntry extends AuditEntry {
  readonly id: number
}

export interface AuditSearch {
  readonly actor?: string
  readonly act?: string
  readonly subject?: string
  readonly trace?: string
  /** How the actor or the subject begins. */
  readonly search?: string
  /** Of the machine's clock; an entry of any of them counts. */
  readonly spans?: readonly TimeSpan[]
}

interface AuditRow {
  id: number
  at: string
  actor: string
  act: string
  subject: string
  before: string | null
  after: string | null
  trace: string
  sealed_in: number | null
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

/** A page of what the search finds, by the time it happened. */
export async function listAudit(
  database: Database,
  search: AuditSearch,
  { page, direction }: { page: PageQuery; direction: 'asc' | 'desc' },
): Promise<Paged<KeptAuditEntry>> {
  const found = matching(database, search)
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows = await found
    .clone()
    .orderBy([
      { column: 'at', order: direction },
      { column: 'id', order: direction },
    ])
    .limit(page.limit)
    .offset(page.offset)
  return { items: rows.map(entryFrom), total: Number(counted?.count ?? 0) }
}

function matching(database: Database, { search, spans, ...exact }: AuditSearch) {
  const rows = database<AuditRow>('audit').where(exact)
  if (search !== undefined) void rows.where(begins(['actor', 'subject'], search))
  if (spans === undefined) return rows
  return rows.where((some) => {
    // A day that the clock never showed has none.
    if (spans.length === 0) void some.whereRaw('1 = 0')
    for (const { since, until } of spans) {
      void some.orWhere((one) => {
        if (since !== undefined) void one.where('at', '>=', since.toISOString())
        if (until !== undefined) void one.where('at', '<', until.toISOString())
      })
    }
  })
}

/** What was done to one thing by these acts, oldest first. */
export async function entriesAbout(
  database: Database,
  subject: string,
  acts: readonly string[],
): Promise<readonly KeptAuditEntry[]> {
  const rows = await database<AuditRow>('audit')
    .where({ subject })
    .whereIn('act', [...acts])
    .orderBy('id')
  return rows.map(entryFrom)
}

/** What was done to these students' records, alone or among others, and by their own sessions; oldest first. */
export async function auditAbout(
  database: Database,
  studentCodes: readonly string[],
): Promise<readonly KeptAuditEntry[]> {
  const rows = await database<AuditRow>('audit')
    .where((some) => {
      for (const code of studentCodes) {
        void some.orWhere({ subject: code }).orWhere({ actor: `student:${code}` })
        void some.orWhereLike('after', `%"${code}"%`)
      }
    })
    .orderBy('id')
  return rows.map(entryFrom)
}

function entryFrom({ at, before, after, sealed_in: _sealedIn, ...row }: AuditRow): KeptAuditEntry {
  return { ...row, at: new Date(at), before: parsed(before), after: parsed(after) }
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json)
}
