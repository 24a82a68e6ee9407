import { type Cop, sum } from '../../shared/money.ts'
import type { Database } from '../../db/database.ts'
import { completedParts } from './completed-part.store.ts'
import { disputesOf } from './dispute.store.ts'
import { isContested } from './in-dispute.ts'

/**
 * COP of an order that was paid in parts that the school does not hold: of parts that their provider took back, that are in
 * dispute, or whose loss the school bears. 0 of an order that was paid whole.
 */
export async function goneOfParts(database: Database, orderId: string): Promise<Cop> {
  const parts = await completedParts(database, orderId)
  const disputes = await disputesOf(
    database,
    parts.map(({ paymentId }) => paymentId),
  )
  const isGone = ({ paymentId, status }: (typeof parts)[number]) =>
    status !== 'approved' || isContested(disputes.filter((dispute) => dispute.paymentId === paymentId))
  return sum(parts.filter(isGone).map(({ amount }) => amount))
}
