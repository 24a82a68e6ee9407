import type { Database } from '../../db/database.ts'
import { isLinked, type Link } from './judge-trail.ts'

interface TrailRow {
  readonly id: number
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
}

const pageSize = 500

/** Ends of payments, each of which says from which state to which. */
const acts = ['payment.end', 'family.end', 'invoices.end']

/**
 * References whose entries in the audit trail do not follow one another up to what the payment is today: an entry is
 * missing, or was changed. Entries that have aged away are missed by nobody, for they are the oldest.
 */
export async function brokenTrails(database: Database): Promise<readonly string[]> {
  const broken = new Set<string>()
  const last = new Map<string, Link>()
  for await (const { subject, before, after } of entries(database)) {
    const link = { before: statusIn(before), after: statusIn(after) }
    const previous = last.get(subject)
    if (previous !== undefined && !isLinked(previous.after, link.before)) broken.add(subject)
    last.set(subject, link)
  }
  for (const table of ['payment_attempt', 'allocation'] as const)
    for await (const { reference, status } of known(database, table)) {
      const link = last.get(reference)
      if (link !== undefined && !isLinked(link.after, status)) broken.add(reference)
    }
  return [...broken].toSorted()
}

async function* entries(database: Database): AsyncGenerator<TrailRow> {
  for (let after = 0; ;) {
    const rows: readonly TrailRow[] = await database('audit')
      .whereIn('act', acts)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'subject', 'before', 'after')
    yield* rows
    const end = rows.at(-1)
    if (end === undefined) return
    after = end.id
  }
}

interface KnownRow {
  readonly reference: string
  readonly status: string
}

/** Attempts, and the children's shares of them; the documents of one go by its reference. */
async function* known(database: Database, table: 'payment_attempt' | 'allocation'): AsyncGenerator<KnownRow> {
  for (let after = ''; ;) {
    const rows: readonly KnownRow[] = await database(table)
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(pageSize)
      .distinct('reference', 'status')
    yield* rows
    const end = rows.at(-1)
    if (end === undefined) return
    after = end.reference
  }
}

function statusIn(text: string | null): string {
  const said: unknown = text === null ? null : JSON.parse(text)
  const status = typeof said === 'object' && said !== null && 'status' in said ? String(said.status) : ''
  return formerly[status] ?? status
}

/** What entries of older versions call it: an entry is never written again. */
const formerly: Readonly<Record<string, string>> = { parked: 'under_review' }
