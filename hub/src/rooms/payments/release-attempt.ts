import type { Transaction } from '../../db/transaction.ts'
import { holdOrder } from '../enrollment/index.ts'
import { attemptById, endAttempt } from './attempt.store.ts'
import { freeOrder } from './free-order.ts'

/** Ends an attempt that waited for a person, so that the family can pay again; any other stays as it is. */
export async function releaseAttempt(trx: Transaction, attemptId: string, at: Date): Promise<void> {
  const { orderId } = await attemptById(trx, attemptId)
  const order = await holdOrder(trx, orderId)
  const attempt = await attemptById(trx, attemptId)
  if (attempt.status !== 'parked') return
  await endAttempt(trx, attempt, null, { status: 'failed', reason: attempt.reason, at, keepsLock: false })
  if (attempt.openOrderId !== null) await freeOrder(trx, order, at)
}
