import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { type Cop, sum } from '../../shared/money.ts'
import type { CompletedPart, OrderInParts } from './completed-part.store.ts'
import type { Dispute } from './dispute.model.ts'
import { disputesOf } from './dispute.store.ts'
import { isContested } from './in-dispute.ts'
import { keptTransfers, type PartTransfers } from './part-transfers.ts'
import { keptShares, type PlacedRefund, placedRefundsOf } from './refund.store.ts'
import { shareRefunds } from './share-refunds.ts'

/** A refund of an order that was paid in parts, with what of it is of each part, COP in their order. */
export interface SharedRefund {
  readonly refund: PlacedRefund
  readonly shares: readonly Cop[]
  /** By which transfer each part went back, in their order; null of none, or where one was for all. */
  readonly transfers: PartTransfers
}

/** What is about to leave, and the day of that. */
export interface RefundOnItsDay {
  readonly refundId: string
  readonly day: LocalDate
}

/** What goes or went back of an order by its parts: what is done as it left, and after it what is on its way (splits-11). */
export async function sharedRefundsOf(
  database: Database,
  { orderId, whole, parts }: OrderInParts,
  leaving: RefundOnItsDay | null = null,
): Promise<readonly SharedRefund[]> {
  const turnOf = ({ place, id }: PlacedRefund) => place ?? (id === leaving?.refundId ? lastButOne : last)
  const refunds = (await placedRefundsOf(database, orderId))
    .filter(({ allocationId }) => allocationId === whole.allocationId)
    .toSorted((one, other) => turnOf(one) - turnOf(other))
  if (refunds.length === 0) return []
  const disputes = await disputesOf(
    database,
    parts.map(({ paymentId }) => paymentId),
  )
  const shares = shareRefunds(
    parts.map(({ amount }) => amount),
    refunds.map((refund) => {
      const day = refund.id === leaving?.refundId ? leaving.day : refund.day
      const gone = parts.map((part) => isGone(part, ofPayment(disputes, part), day))
      return { amount: refund.amount, kept: keptShares(refund), gone }
    }),
  )
  return refunds.map((refund, at) => {
    return { refund, shares: shares[at] ?? [], transfers: keptTransfers(refund) }
  })
}

/** COP of each part, in their order, that the school has given back; what is on its way is not back yet. */
export async function givenOfParts(database: Database, order: OrderInParts): Promise<readonly Cop[]> {
  const done = (await sharedRefundsOf(database, order)).filter(({ refund }) => refund.status === 'done')
  return order.parts.map((_, place) => sum(done.map(({ shares }) => shares[place] ?? 0)))
}

const last = Number.MAX_SAFE_INTEGER
const lastButOne = last - 1

const ofPayment = (disputes: readonly Dispute[], { paymentId }: CompletedPart) =>
  disputes.filter((dispute) => dispute.paymentId === paymentId)

/** Whether the school had nothing of a part on the day on which a refund left, or has nothing now where it has not. */
function isGone(
  { status, endedAt }: CompletedPart,
  disputes: readonly Dispute[],
  day: LocalDate | null,
): boolean {
  if (status !== 'approved' && (day === null || bogotaDay(new Date(endedAt)) <= day)) return true
  return isContested(disputes.filter(({ openedOn }) => day === null || openedOn <= day))
}
