import type { Database } from '../../db/database.ts'
import { guardianPaymentStatus } from '../payments/allocation-status.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'
import { moneyStateOf } from './money-state-of.ts'
import type { MovementFilter } from './movement-filter.ts'

/** What the payment of an order that was split names as its instance: its money came with the parts. */
export const splitInstance = 'parts'

interface PartRow {
  readonly token: string
  readonly student_code: string
  readonly instance: string
  readonly reference: string
  readonly amount: number
  readonly status: string
  readonly provider_ref: string | null
  readonly started_at: string
  readonly finished_at: string | null
}

/** Payments of parts: each is one at the provider, and accounting hears of the order once all are paid. */
export async function partMovements(
  database: Database,
  narrow: MovementFilter,
): Promise<readonly UnreportedMovement[]> {
  const rows: PartRow[] = await database('payment_attempt as f')
    .where('f.pays', 'part')
    .join('allocation as a', 'a.attempt_id', 'f.id')
    .join('split_part as p', 'p.id', 'a.part_id')
    .join('enrollment_order as o', 'o.id', 'p.order_id')
    .where((some) => narrow(some, { days, references: ['f.reference', 'o.reference'] }))
    .select(columns)
    .select(guardianPaymentStatus(database, 'f'))
    .orderBy('f.id')
  return rows.map(unreportedFrom)
}

const days = ['f.started_at', 'f.finished_at']

const columns = [
  'o.token',
  'o.student_code',
  'f.instance',
  'f.reference',
  'f.amount',
  'f.provider_ref',
  'f.started_at',
  'f.finished_at',
]

function unreportedFrom(row: PartRow): UnreportedMovement {
  const movement: UnreportedMovement['movement'] = {
    reference: row.reference,
    instance: row.instance,
    atProvider: true,
    of: 'order',
    token: row.token,
    students: [row.student_code],
    amount: row.amount,
    bookings: [],
    later: 0,
    credit: 0,
    moneyState: moneyStateOf(row.status),
    status: row.status,
    providerRef: row.provider_ref,
    at: row.finished_at ?? row.started_at,
  }
  return { movement, keys: [] }
}
