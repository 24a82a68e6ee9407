import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Cop, sum } from '../../shared/money.ts'
import { type OrderInParts, orderInParts } from './completed-part.store.ts'
import type { PartTransfer, PartTransfers } from './part-transfers.ts'
import type { AllocationRefund } from './refund.store.ts'
import { keepShares } from './refund.store.ts'
import { sharedRefundsOf } from './refunds-of-parts.ts'
import { keepGivenBefore } from './take-back-part.ts'

export interface PartRefundDone {
  readonly day: LocalDate
  readonly actor: string
  /** Of each part, by its place; none where one transfer is for all. */
  readonly transfers?: readonly PlacedTransfer[]
}

/** Of a part, by its place from 1. */
export interface PlacedTransfer extends PartTransfer {
  readonly place: number
}

/** Keeps of whose part a refund is that leaves an order that was paid in parts; of any other nothing (splits-11). */
export async function keepPartShares(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  refund: AllocationRefund,
  { day, actor, transfers = [] }: PartRefundDone,
): Promise<void> {
  const leaving = await leavingOf(trx, refund, day)
  if (leaving === null) return
  const { order, shares } = leaving
  await keepShares(trx, refund, { shares, transfers: inOrder(order, transfers) })
  await keepGivenBefore(app, trx, order, { shares, actor })
}

function inOrder(
  { parts }: Pick<OrderInParts, 'parts'>,
  transfers: readonly PlacedTransfer[],
): PartTransfers {
  if (transfers.length === 0) return []
  return parts.map(({ place: of }) => {
    const found = transfers.find(({ place }) => place === of)
    return found === undefined ? null : { reference: found.reference, day: found.day }
  })
}

/** Places, from 1, of the parts that a refund is of which leaves on this day; null where it is of no order in parts. */
export async function placesOfRefund(
  database: Database,
  refund: AllocationRefund,
  day: LocalDate,
): Promise<readonly number[] | null> {
  const leaving = await leavingOf(database, refund, day)
  if (leaving === null) return null
  return leaving.order.parts.flatMap(({ place }, at) => ((leaving.shares[at] ?? 0) > 0 ? [place] : []))
}

/** COP of a refund that is on its way that would be nobody's, for parts went back since it was asked for. */
export async function refundOfNobody(
  database: Database,
  refund: AllocationRefund,
  day: LocalDate,
): Promise<Cop> {
  const leaving = await leavingOf(database, refund, day)
  return leaving === null ? 0 : refund.amount - sum(leaving.shares)
}

async function leavingOf(
  database: Database,
  { id, orderId, allocationId }: AllocationRefund,
  day: LocalDate,
) {
  const order = orderId === null ? null : await orderInParts(database, orderId)
  if (order === null || order.whole.allocationId !== allocationId) return null
  const shared = await sharedRefundsOf(database, order, { refundId: id, day })
  const shares = shared.find(({ refund }) => refund.id === id)?.shares
  return shares === undefined ? null : { order, shares }
}
