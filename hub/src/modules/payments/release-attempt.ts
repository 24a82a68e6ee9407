import type { Transaction } from '../../db/transaction.ts'
import { lockOrder } from '../enrollment/index.ts'
import type { AttemptStatus } from './attempt.model.ts'
import { attemptById, endAttempt } from './attempt.store.ts'
import { freeOrder } from './free-order.ts'

export interface Release {
  readonly at: Date
  /** returned: the money that came was given back. failed: there was none to give back. */
  readonly as: Extract<AttemptStatus, 'failed' | 'returned'>
}

/** When a payment that waited for a person came to wait: a person's click moves no money to another day. */
export function parkedSince({ finishedAt }: { readonly finishedAt: string | null }, at: Date): Date {
  return finishedAt === null ? at : new Date(finishedAt)
}

/** Ends an attempt that waited for a person, so that the family can pay again; any other stays as it is. */
export async function releaseAttempt(
  trx: Transaction,
  attemptId: string,
  { at, as }: Release,
): Promise<void> {
  const { orderId } = await attemptById(trx, attemptId)
  const order = await lockOrder(trx, orderId)
  const attempt = await attemptById(trx, attemptId)
  if (attempt.status !== 'parked') return
  const end = { status: as, reason: attempt.reason, at: parkedSince(attempt, at), keepsLock: false }
  await endAttempt(trx, attempt, null, end)
  if (attempt.openOrderId !== null) await freeOrder(trx, order, at)
}
