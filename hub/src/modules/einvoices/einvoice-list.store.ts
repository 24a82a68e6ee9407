import type { Database } from '../../db/database.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import {
  type CreditNote,
  creditNotesOf,
  invoicesWithNote,
  invoicesWithNoteThat,
  type unendedNotes,
} from './credit-note.store.ts'
import { type Einvoice, einvoiceFrom, type EinvoiceRow, type KeptStatus } from './einvoice.store.ts'

export interface ListedEinvoice {
  readonly einvoice: Einvoice
  readonly paymentReference: string
  /** Of the order, or of a guardian's own payment. */
  readonly token: string | null
  /** The earliest first. */
  readonly notes: readonly CreditNote[]
}

export interface EinvoiceQuery {
  readonly status?: KeptStatus
  /** Those that have a credit note that stands so. */
  readonly note?: (typeof unendedNotes)[number]
  /** A number or a reference, whole, of the invoice or of a credit note of it. */
  readonly search?: string
  readonly page: PageQuery
}

/** Electronic invoices, the newest first. */
export async function listEinvoices(
  database: Database,
  { status, note, search, page }: EinvoiceQuery,
): Promise<Paged<ListedEinvoice>> {
  const found = database<EinvoiceRow>('einvoice')
  if (status !== undefined) void found.where({ status })
  if (note !== undefined) void found.whereIn('id', invoicesWithNoteThat(database, note))
  if (search !== undefined && search !== '') void found.whereIn('id', invoicesNamed(database, search))
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows: EinvoiceRow[] = await found
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(page.limit)
    .offset(page.offset)
  return { items: await withPayments(database, rows), total: Number(counted?.count ?? 0) }
}

function invoicesNamed(database: Database, search: string) {
  const named = search.toUpperCase()
  return database('einvoice')
    .where({ number: named })
    .orWhere({ reference: named })
    .select('id')
    .unionAll([invoicesWithNote(database, named)])
}

/** The same of one. */
export async function listedEinvoice(database: Database, id: string): Promise<ListedEinvoice | null> {
  const rows = await database<EinvoiceRow>('einvoice').where({ id })
  const [listed] = await withPayments(database, rows)
  return listed ?? null
}

async function withPayments(
  database: Database,
  rows: readonly EinvoiceRow[],
): Promise<readonly ListedEinvoice[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ attempt_id }) => attempt_id)
  const payments: { id: string; reference: string; token: string | null; order_token: string | null }[] =
    await database('payment_attempt as t')
      .leftJoin('allocation as a', 'a.attempt_id', 't.id')
      .leftJoin('split_part as s', 's.id', 'a.part_id')
      .leftJoin('enrollment_order as o', 'o.id', database.raw('coalesce(a.order_id, s.order_id)'))
      .whereIn('t.id', ids)
      .select('t.id', 't.reference', 't.token', 'o.token as order_token')
  const notes = await creditNotesOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const payment = payments.find(({ id }) => id === row.attempt_id)
    const token = payment?.order_token ?? payment?.token ?? null
    const einvoice = einvoiceFrom(row)
    const own = notes.filter(({ einvoiceId }) => einvoiceId === row.id)
    return { einvoice, paymentReference: payment?.reference ?? '', token, notes: own }
  })
}
