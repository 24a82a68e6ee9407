import type { Database } from '../../db/database.ts'
import { type Cop, sum } from '../../shared/money.ts'
import { type CompletedPart, orderInParts } from './completed-part.store.ts'
import type { Dispute } from './dispute.model.ts'
import { disputesOf } from './dispute.store.ts'
import { isContested, lostBySchool } from './in-dispute.ts'
import { givenOfParts } from './refunds-of-parts.ts'

/**
 * COP of an order that was paid in parts that the school does not hold, beside what it gave back itself: of parts that their
 * provider took back, that are in dispute, or whose loss the school bears. 0 of an order that was paid whole.
 */
export async function goneOfParts(database: Database, orderId: string): Promise<Cop> {
  return sumOfParts(
    database,
    orderId,
    ({ status }, disputes) => status !== 'approved' || isContested(disputes),
  )
}

/** The same of those alone whose loss the school bears. */
export async function lostOfParts(database: Database, orderId: string): Promise<Cop> {
  return sumOfParts(
    database,
    orderId,
    ({ status }, disputes) => status === 'approved' && lostBySchool(disputes) > 0,
  )
}

async function sumOfParts(
  database: Database,
  orderId: string,
  isMeant: (part: CompletedPart, disputes: readonly Dispute[]) => boolean,
): Promise<Cop> {
  const order = await orderInParts(database, orderId)
  if (order === null) return 0
  const given = await givenOfParts(database, order)
  const disputes = await disputesOf(
    database,
    order.parts.map(({ paymentId }) => paymentId),
  )
  return sum(
    order.parts.map((part, place) => {
      const own = disputes.filter(({ paymentId }) => paymentId === part.paymentId)
      return isMeant(part, own) ? part.amount - (given[place] ?? 0) : 0
    }),
  )
}
