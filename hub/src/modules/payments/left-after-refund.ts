import type { Database } from '../../db/database.ts'
import { type Cop, sum } from '../../shared/money.ts'
import { orderInParts } from './completed-part.store.ts'
import { disputesOf } from './dispute.store.ts'
import { lostBySchool } from './in-dispute.ts'
import type { PlacedRefund } from './refund.store.ts'
import { sharedRefundsOf } from './refunds-of-parts.ts'

/**
 * COP that the school had of an order in parts once a refund and those before it had gone, without what providers had taken
 * back and disputes had lost by then (receipts-15). Null where the refund is of no such order.
 */
export async function leftAfterRefund(
  database: Database,
  { id, orderId, allocationId, day, endedAt: wentAt, place }: PlacedRefund,
): Promise<Cop | null> {
  const order = orderId === null ? null : await orderInParts(database, orderId)
  if (order === null || order.whole.allocationId !== allocationId || day === null || wentAt === null)
    return null
  const gone = (await sharedRefundsOf(database, order)).filter(
    ({ refund }) => refund.id === id || (refund.place !== null && refund.place < (place ?? 0)),
  )
  const disputes = await disputesOf(
    database,
    order.parts.map(({ paymentId }) => paymentId),
  )
  return sum(
    order.parts.map(({ paymentId, status, endedAt, amount }, at) => {
      const own = disputes.filter((one) => one.paymentId === paymentId)
      const lost = own.filter(({ endedOn }) => endedOn !== null && endedOn <= day)
      const isTakenBack = status !== 'approved' && endedAt <= wentAt
      if (isTakenBack || lostBySchool(lost) > 0) return 0
      return amount - sum(gone.map(({ shares }) => shares[at] ?? 0))
    }),
  )
}
