import type { Cop, DaySpan, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { withdrawalKey } from '../withdrawals/withdrawal-keys.ts'
import { deliveriesOf } from './delivery-status.store.ts'
import type { DeliveryStatus } from './movement.ts'

export interface WithdrawalOfDay {
  readonly id: string
  readonly day: LocalDate
  readonly returned: Cop
  /** Of the order. */
  readonly reference: string
  readonly token: string
  readonly student: string
  /** Of what tells accounting that it bills no more of the order. */
  readonly delivery: DeliveryStatus
}

interface WithdrawalRow extends Omit<WithdrawalOfDay, 'returned' | 'delivery'> {
  readonly order_id: string
  readonly returned: number | string
}

/** Who left on some days, and whether accounting has heard of it. */
export async function withdrawalsOn(
  database: Database,
  { from, to }: DaySpan,
): Promise<readonly WithdrawalOfDay[]> {
  const rows: readonly WithdrawalRow[] = await database('withdrawal as w')
    .join('enrollment_order as o', 'o.id', 'w.order_id')
    .whereBetween('w.day', [from, to])
    .orderBy('w.id')
    .select('w.id', 'w.day', 'w.returned', 'w.order_id', 'o.reference', 'o.token')
    .select({ student: 'w.student_code' })
  const deliveries = await deliveriesOf(
    database,
    rows.map(({ order_id }) => withdrawalKey(order_id)),
  )
  return rows.map(({ order_id, ...row }) => ({
    ...row,
    returned: Number(row.returned),
    delivery: deliveries.get(withdrawalKey(order_id)) ?? 'none',
  }))
}
