import type { Database } from '../../db/database.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import { type NamedRow, namedBy, withName } from '../students/index.ts'
import {
  type CreditNote,
  creditNotesOf,
  invoicesWithNote,
  invoicesWithNoteThat,
  type unendedNotes,
} from './credit-note.store.ts'
import { type Einvoice, einvoiceFrom, type EinvoiceRow, type KeptStatus } from './einvoice.store.ts'

export interface InvoicedStudent {
  readonly code: string
  readonly name: string
}

export interface ListedEinvoice {
  readonly einvoice: Einvoice
  readonly paymentReference: string
  /** Of the order, or of a guardian's own payment. */
  readonly token: string | null
  /** Whose orders it is of; a name is empty where the roster has lost them. */
  readonly students: readonly InvoicedStudent[]
  /** Its payment has another one since, that was not rejected. */
  readonly isReplaced: boolean
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
  const payments: PaymentRow[] = await database('payment_attempt as t')
    .leftJoin('allocation as a', 'a.attempt_id', 't.id')
    .leftJoin('split_part as sp', 'sp.id', 'a.part_id')
    .leftJoin('enrollment_order as o', 'o.id', database.raw('coalesce(a.order_id, sp.order_id)'))
    .leftJoin('student as s', 's.code', 'o.student_code')
    .whereIn('t.id', ids)
    .select('t.id', 't.reference', 't.token', 'o.token as order_token', 'o.student_code', ...namedBy)
  const notes = await creditNotesOf(
    database,
    rows.map(({ id }) => id),
  )
  const standing = await standingIn(database, ids)
  return rows.map((row) => {
    const payment = payments.find(({ id }) => id === row.attempt_id)
    const token = payment?.order_token ?? payment?.token ?? null
    const einvoice = einvoiceFrom(row)
    const own = notes.filter(({ einvoiceId }) => einvoiceId === row.id)
    const isReplaced = row.status === 'rejected' && standing.has(row.attempt_id)
    const students = studentsIn(payments.filter(({ id }) => id === row.attempt_id))
    return { einvoice, paymentReference: payment?.reference ?? '', token, students, isReplaced, notes: own }
  })
}

interface PaymentRow extends NamedRow {
  readonly id: string
  readonly reference: string
  readonly token: string | null
  readonly order_token: string | null
  readonly student_code: string | null
}

/** Each once. */
function studentsIn(rows: readonly PaymentRow[]): readonly InvoicedStudent[] {
  const named = rows.flatMap((row) =>
    row.student_code === null ? [] : [[row.student_code, withName(row).name] as const],
  )
  return [...new Map(named)].map(([code, name]) => ({ code, name }))
}

/** Those of these payments that have an invoice which was not rejected. */
async function standingIn(database: Database, attemptIds: readonly string[]): Promise<ReadonlySet<string>> {
  const standing: string[] = await database<EinvoiceRow>('einvoice')
    .whereIn('attempt_id', [...attemptIds])
    .whereNot({ status: 'rejected' })
    .pluck('attempt_id')
  return new Set(standing)
}
