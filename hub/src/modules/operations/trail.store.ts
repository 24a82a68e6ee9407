import type { Database } from '../../db/open-database.ts'
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

const tables = ['payment_attempt', 'family_payment', 'invoice_payment'] as const

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
  for (const table of tables) {
    for await (const { reference, status } of payments(database, table)) {
      const link = last.get(reference)
      if (link !== undefined && !isLinked(link.after, status)) broken.add(reference)
    }
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

interface PaymentRow {
  readonly reference: string
  readonly status: string
}

async function* payments(database: Database, table: (typeof tables)[number]): AsyncGenerator<PaymentRow> {
  for (let after = ''; ;) {
    const rows: readonly PaymentRow[] = await database(table)
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(pageSize)
      .select('reference', 'status')
    yield* rows
    const end = rows.at(-1)
    if (end === undefined) return
    after = end.reference
  }
}

function statusIn(text: string | null): string {
  const said: unknown = text === null ? null : JSON.parse(text)
  return typeof said === 'object' && said !== null && 'status' in said ? String(said.status) : ''
}
