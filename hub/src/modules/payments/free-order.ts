import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, hasPayment, setOrderStatus } from '../enrollment/index.ts'
import { lockOrder, attemptUnderReviewOf } from './attempt.store.ts'

type Order = Pick<EnrollmentOrder, 'id' | 'status'>

/**
 * Lets the family pay again after an attempt came to nothing, unless a person still looks into another one of it. An
 * order that has its payment stays as it is.
 */
export async function freeOrder(trx: Transaction, order: Order, at: Date): Promise<void> {
  if (hasPayment(order)) return
  const { id } = order
  const parked = await attemptUnderReviewOf(trx, id)
  if (parked !== null) await lockOrder(trx, parked)
  await setOrderStatus(trx, id, parked === null ? 'open' : 'paying', at)
}

/** Locks an order for an attempt that a person looks into, unless another attempt has it: then once that one ends. */
export async function keepForReview(
  trx: Transaction,
  { id, status }: Order,
  { attemptId, at }: { readonly attemptId: string; readonly at: Date },
): Promise<void> {
  if (status !== 'open') return
  await lockOrder(trx, { id: attemptId, orderId: id })
  await setOrderStatus(trx, id, 'paying', at)
}
