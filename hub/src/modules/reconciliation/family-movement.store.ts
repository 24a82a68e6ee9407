import type { Database } from '../../db/database.ts'
import { guardianPaymentStatus } from '../payments/allocation-status.ts'
import { sum } from '../../shared/money.ts'
import type { Movement } from './movement.ts'
import type { MovementFilter } from './movement-filter.ts'
import { movementsOfShares } from './order-movement.store.ts'
import { moneyStateOf } from './money-state-of.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'

interface FamilyPaymentRow {
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

/** Guardians' payments for several children: one at the provider, and in accounting each child's order. */
export async function familyMovements(
  database: Database,
  narrow: MovementFilter,
): Promise<readonly UnreportedMovement[]> {
  // Accounting knows the orders, not the payment that was for all of them.
  const rows: FamilyPaymentRow[] = await database('payment_attempt as f')
    .where('f.pays', 'orders')
    .leftJoin('allocation as a', 'a.attempt_id', 'f.id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .where((some) => narrow(some, { days, references: ['f.reference', 'o.reference'] }))
    .distinct(...columns, guardianPaymentStatus(database, 'f'))
    .orderBy('f.id')
  const shares = await movementsOfShares(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => unreportedFrom(row, shares.get(row.id) ?? []))
}

const days = ['f.started_at', 'f.finished_at']

const columns = [
  'f.id',
  'f.token',
  'f.instance',
  'f.reference',
  'f.amount',
  'f.provider_ref',
  'f.started_at',
  'f.finished_at',
]

function unreportedFrom(row: FamilyPaymentRow, shares: readonly UnreportedMovement[]): UnreportedMovement {
  const movement: Omit<Movement, 'delivery'> = {
    reference: row.reference,
    instance: row.instance,
    atProvider: true,
    of: 'family',
    token: row.token,
    students: shares.flatMap((share) => share.movement.students),
    amount: row.amount,
    bookings: shares.flatMap((share) => share.movement.bookings),
    later: sum(shares.map((share) => share.movement.later)),
    credit: sum(shares.map((share) => share.movement.credit)),
    moneyState: moneyStateOf(row.status),
    status: row.status,
    providerRef: row.provider_ref,
    at: row.finished_at ?? row.started_at,
  }
  return { movement, keys: shares.flatMap(({ keys }) => keys) }
}
