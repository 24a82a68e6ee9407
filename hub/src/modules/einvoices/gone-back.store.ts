import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'

/** What of an order's payment is not paid any more. */
export interface GoneBack {
  readonly orderId: string
  /** What the school has given back, the earliest first, each with what its credit note is of. */
  readonly refunds: readonly { readonly cause: string; readonly amount: Cop }[]
  /** What its provider took back by itself. */
  readonly returned: Cop
}

interface AllocationRow {
  readonly id: string
  readonly order_id: string
  readonly amount: number | string
  readonly status: string
}

interface RefundRow {
  readonly id: string
  readonly allocation_id: string
  readonly amount: number | string
  readonly status: string
}

/** Of each order of a payment that money of went back; what is on its way is not back yet. */
export async function goneBackOfOrders(database: Database, attemptId: string): Promise<readonly GoneBack[]> {
  const allocations: readonly AllocationRow[] = await database('allocation')
    .where({ attempt_id: attemptId })
    .whereNotNull('order_id')
    .orderBy('id')
    .select('id', 'order_id', 'amount', 'status')
  const refunds: readonly RefundRow[] = await database('refund')
    .whereIn(
      'allocation_id',
      allocations.map(({ id }) => id),
    )
    .whereIn('status', ['sent', 'done'])
    .orderBy(['ended_at', 'id'])
    .select('id', 'allocation_id', 'amount', 'status')
  return allocations
    .map((allocation) =>
      goneBack(
        allocation,
        refunds.filter(({ allocation_id: id }) => id === allocation.id),
      ),
    )
    .filter(({ refunds: given, returned }) => given.length > 0 || returned > 0)
}

function goneBack(allocation: AllocationRow, refunds: readonly RefundRow[]): GoneBack {
  const given = sum(refunds.map(({ amount }) => Number(amount)))
  return {
    orderId: allocation.order_id,
    refunds: refunds
      .filter(({ status }) => status === 'done')
      .map(({ id, amount }) => ({ cause: `refund:${id}`, amount: Number(amount) })),
    returned: allocation.status === 'reversed' ? Number(allocation.amount) - given : 0,
  }
}
