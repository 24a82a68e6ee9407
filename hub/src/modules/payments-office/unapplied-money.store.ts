import { unappliedKinds } from '../../../api/lists.ts'
import type { Database } from '../../db/database.ts'
import { takenOf } from '../payments/exception-money.ts'

interface UnappliedRow {
  /** JSON */
  readonly facts: string
  readonly created_at: string
  readonly resolved_at: string | null
  readonly resolved_by: string | null
  readonly resolution: string | null
}

/** Money that came for an order and does not pay it; what a person says never came is none. */
export async function unappliedMoneyOf(database: Database, orderId: string) {
  const rows: readonly UnappliedRow[] = await database('payment_exception as e')
    .join('allocation as a', 'a.reference', 'e.reference')
    .where('a.order_id', orderId)
    .whereIn('e.kind', unappliedKinds)
    .orderBy('e.id')
    .select('e.facts', 'e.created_at', 'e.resolved_at', 'e.resolved_by', 'e.resolution')
  return rows.filter(({ resolution }) => !(resolution ?? '').startsWith('released')).map(viewUnapplied)
}

function viewUnapplied(row: UnappliedRow) {
  const { amount, currency } = takenOf(row)
  return { amount, currency, at: row.created_at, returned_at: row.resolved_at, returned_by: row.resolved_by }
}
