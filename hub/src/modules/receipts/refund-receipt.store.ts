import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import {
  allocationsOfOrder,
  leftAfterRefund,
  type OrderAllocation,
  placedRefundsOf,
  type PlacedRefund,
} from '../payments/index.ts'
import { findReceipt, type Receipt } from './receipt.store.ts'

/** A refund that is done, with the receipt of what it was given back of. */
export interface RefundReceipt {
  readonly receipt: Receipt
  readonly refund: Pick<PlacedRefund, 'amount' | 'way' | 'providerRef'> & {
    readonly place: number
    readonly day: LocalDate
  }
  /** Of a payment: the part that paid the order, and what of it was left once this and those before had gone back. */
  readonly payment: Pick<OrderAllocation, 'reference' | 'amount' | 'approvedAt'> & {
    readonly netPaid: number
  }
}

/** By the receipt's token and the refund's place; null of what is on its way, was refused or dropped (receipts-15). */
export async function findRefundReceipt(
  database: Database,
  { token, place }: { readonly token: string; readonly place: number },
): Promise<RefundReceipt | null> {
  const receipt = await findReceipt(database, token)
  if (receipt === null) return null
  const refunds = await placedRefundsOf(database, receipt.orderId)
  const refund = refunds.find((one) => one.place === place)
  const allocations = await allocationsOfOrder(database, receipt.orderId)
  const allocation = allocations.find(({ id }) => id === refund?.allocationId)
  if (refund === undefined || refund.day === null || allocation === undefined) return null
  const { amount, way, providerRef, day } = refund
  const gone = refunds.filter((one) => one.allocationId === allocation.id && isBy(one, place))
  const left = await leftAfterRefund(database, refund)
  return {
    receipt,
    refund: { place, amount, way, providerRef, day },
    payment: paymentOf(allocation, left ?? allocation.amount - sum(gone.map((one) => one.amount))),
  }
}

/** What is given back later changes nothing of what a paper says. */
function isBy({ place }: Pick<PlacedRefund, 'place'>, last: number): boolean {
  return place !== null && place <= last
}

function paymentOf(
  { reference, amount, approvedAt }: OrderAllocation,
  netPaid: Cop,
): RefundReceipt['payment'] {
  return { reference, amount, approvedAt, netPaid }
}
