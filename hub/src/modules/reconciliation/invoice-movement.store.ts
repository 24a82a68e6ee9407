import type { Database } from '../../db/open-database.ts'
import { sum } from '../../shared/money.ts'
import { documentsOf } from '../invoices/index.ts'
import { guardianPaymentStatus } from '../payments/attempt-status.ts'
import type { Booking } from './movement.ts'
import type { MovementFilter } from './movement-filter.ts'
import { moneyStateOf } from './money-state-of.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'

interface InvoicePaymentRow {
  readonly id: string
  readonly token: string
  readonly instance: string
  readonly reference: string
  readonly amount: number
  readonly documents: string
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
  const rows: InvoicePaymentRow[] = await database('invoice_payment as i')
    .where((some) => narrow(some, { days: ['i.started_at', 'i.finished_at'], references: ['i.reference'] }))
    .select(columns)
    .select(guardianPaymentStatus(database, 'i'))
    .orderBy('i.id')
  return rows.map(unreportedFrom)
}

const columns = [
  'i.id',
  'i.token',
  'i.instance',
  'i.reference',
  'i.amount',
  'i.documents',
  'i.provider_ref',
  'i.started_at',
  'i.finished_at',
]

function unreportedFrom(row: InvoicePaymentRow): UnreportedMovement {
  const moneyState = moneyStateOf(row.status)
  const bookings = bookingsOf(row)
  const movement = {
    reference: row.reference,
    instance: row.instance,
    atProvider: true,
    of: 'invoices' as const,
    token: row.token,
    students: bookings.map(({ partnerCode }) => partnerCode.slice(1)),
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

function bookingsOf(row: InvoicePaymentRow): (Booking & { readonly partnerCode: string })[] {
  const documents = documentsOf(row)
  return [...new Set(documents.map(({ partnerCode }) => partnerCode))].map((partnerCode) => ({
    is: 'payment',
    reference: `${row.reference}-${partnerCode}`,
    ref: null,
    partnerCode,
    amount: sum(documents.filter((one) => one.partnerCode === partnerCode).map(({ amount }) => amount)),
  }))
}
