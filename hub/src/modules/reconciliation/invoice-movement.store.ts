import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import { guardianPaymentStatus } from '../payments/allocation-status.ts'
import type { Booking } from './movement.ts'
import type { MovementFilter } from './movement-filter.ts'
import { moneyStateOf } from './money-state-of.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'

interface InvoicePaymentRow {
  readonly id: string
  readonly token: string
  readonly instance: string
  readonly reference: string
  readonly amount: number
  readonly status: string
  readonly provider_ref: string | null
  readonly started_at: string
  readonly finished_at: string | null
}

/** Payments of invoices; accounting has each as one payment for every partner. */
export async function invoiceMovements(
  database: Database,
  narrow: MovementFilter,
): Promise<readonly UnreportedMovement[]> {
  const rows: InvoicePaymentRow[] = await database('payment_attempt as i')
    .where('i.pays', 'invoices')
    .where((some) => narrow(some, { days: ['i.started_at', 'i.finished_at'], references: ['i.reference'] }))
    .select(columns)
    .select(guardianPaymentStatus(database, 'i'))
    .orderBy('i.id')
  const documents = await documentsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => unreportedFrom(row, documents.get(row.id) ?? []))
}

interface DocumentRow {
  readonly attempt_id: string
  readonly partner_code: string
  readonly amount: number | string
}

/** The documents of each payment. */
async function documentsOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DocumentRow[]>> {
  const rows = await inChunks<string, DocumentRow>(ids, (some) =>
    database('allocation')
      .whereIn('attempt_id', some)
      .orderBy(['partner_code', 'doc_num'])
      .select('attempt_id', 'partner_code', 'amount'),
  )
  return new Map(ids.map((id) => [id, rows.filter(({ attempt_id }) => attempt_id === id)]))
}

const columns = [
  'i.id',
  'i.token',
  'i.instance',
  'i.reference',
  'i.amount',
  'i.provider_ref',
  'i.started_at',
  'i.finished_at',
]

function unreportedFrom(row: InvoicePaymentRow, documents: readonly DocumentRow[]): UnreportedMovement {
  const moneyState = moneyStateOf(row.status)
  const bookings = bookingsOf(row, documents)
  const movement = {
    reference: row.reference,
    instance: row.instance,
    atProvider: true,
    of: 'invoices' as const,
    token: row.token,
    students: bookings.map(({ partnerCode }) => studentCodeOf(partnerCode)),
    amount: row.amount,
    bookings: moneyState === 'stands' ? bookings : [],
    later: 0,
    credit: 0,
    moneyState,
    status: row.status,
    providerRef: row.provider_ref,
    at: row.finished_at ?? row.started_at,
  }
  return { movement, keys: [`invoices:${row.id}`] }
}

function bookingsOf(
  row: InvoicePaymentRow,
  documents: readonly DocumentRow[],
): (Booking & { readonly partnerCode: string })[] {
  return [...new Set(documents.map(({ partner_code }) => partner_code))].map((partnerCode) => ({
    is: 'payment',
    reference: `${row.reference}-${partnerCode}`,
    ref: null,
    partnerCode,
    amount: sum(
      documents.filter((one) => one.partner_code === partnerCode).map(({ amount }) => Number(amount)),
    ),
  }))
}
