import type { Database } from '../../db/database.ts'
import type { MovementFilter } from './movement-filter.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'

/** Names where an order of the administration comes from. */
export const adminInstance = 'admin'

interface AdminOrderRow {
  readonly id: string
  readonly token: string
  readonly student_code: string
  readonly reference: string
  readonly status: string
  readonly total: number
  readonly created_at: string
  readonly document_ref: string | null
  readonly document_reference: string | null
}

/** Orders of the administration: nobody pays them here, and accounting has them all the same. */
export async function adminMovements(
  database: Database,
  narrow: MovementFilter,
): Promise<readonly UnreportedMovement[]> {
  const rows: AdminOrderRow[] = await database('enrollment_order as o')
    .leftJoin('accounting_document as d', 'd.order_id', 'o.id')
    .where('o.flow', 'admin')
    .where((some) => narrow(some, { days: ['o.created_at'], references: ['o.reference', 'd.reference'] }))
    .select(columns)
    .orderBy('o.id')
  return rows.map(unreportedFrom)
}

const columns = [
  'o.id',
  'o.token',
  'o.student_code',
  'o.reference',
  'o.status',
  'o.total',
  'o.created_at',
  'd.ref as document_ref',
  'd.reference as document_reference',
]

function unreportedFrom(row: AdminOrderRow): UnreportedMovement {
  const reference = row.document_reference ?? row.reference
  const movement = {
    reference: row.reference,
    instance: adminInstance,
    atProvider: false,
    of: 'order' as const,
    token: row.token,
    students: [row.student_code],
    amount: 0,
    posted: 0,
    isUndone: true,
    bookings: [{ is: 'order', reference, ref: row.document_ref, amount: row.total }],
    later: row.total,
    credit: 0,
    moneyState: 'stands',
    status: row.status,
    providerRef: null,
    lossBorneBy: null,
    at: row.created_at,
  } as const
  return { movement, keys: [`admin-order:${row.id}`] }
}
