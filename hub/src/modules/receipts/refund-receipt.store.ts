import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import {
  allocationsOfOrder,
  type OrderAllocation,
  placedRefundsOf,
  type PlacedRefund,
} from '../payments/index.ts'
import { findReceipt, type Receipt } from './receipt.store.ts'

/** A refund that is done, with the receipt of what it was given back of, as both stand now. */
export interface RefundReceipt {
  readonly receipt: Receipt
  readonly refund: Pick<PlacedRefund, 'amount' | 'way' | 'providerRef'> & {
    readonly place: number
    readonly day: LocalDate
  }
  /** Of a payment: the part that paid the order, and what of it is still paid. */
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
  const refund = (await placedRefundsOf(database, receipt.orderId)).find((one) => one.place === place)
  const allocations = await allocationsOfOrder(database, receipt.orderId)
  const allocation = allocations.find(({ id }) => id === refund?.allocationId)
  if (refund === undefined || refund.day === null || allocation === undefined) return null
  const { amount, way, providerRef, day } = refund
  return { receipt, refund: { place, amount, way, providerRef, day }, payment: paymentOf(allocation) }
}

function paymentOf(allocation: OrderAllocation): RefundReceipt['payment'] {
  const { reference, amount, refunded, status, approvedAt } = allocation
  return { reference, amount, approvedAt, netPaid: status === 'reversed' ? 0 : amount - refunded }
}
