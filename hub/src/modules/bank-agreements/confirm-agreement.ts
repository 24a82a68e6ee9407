import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type EnrollmentOrder, findOrderByToken, lockOrder } from '../enrollment/index.ts'
import { deliverJob } from '../outbox/index.ts'
import {
  completeOrder,
  currentAllocationOf,
  orderAttemptById,
  type OrderAllocationWithAttempt,
  type PaidStatus,
} from '../payments/index.ts'

export interface AgreementConfirmation {
  readonly token: string
  /** PAGO DAVIVIENDA when the bank reported it, INGRESO MANUAL for a receipt on paper. */
  readonly status: Extract<PaidStatus, 'PAGO DAVIVIENDA' | 'INGRESO MANUAL'>
  readonly reason: string
  readonly actor: string
  readonly trace: string
  /** Called last in the transaction that completes the order; what it throws undoes that. */
  readonly alongside?: (trx: Transaction, status: string) => Promise<void>
}

/**
 * A person of finance says that a bank agreement was paid; reason and author stay with the payment
 * (bank-agreements-4).
 */
export async function confirmAgreement(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins' | 'receipts' | 'work' | 'live'>,
  confirmation: AgreementConfirmation,
): Promise<Refusal<'NOT_A_PENDING_AGREEMENT' | 'NOT_FOUND'> | { token: string }> {
  const { token, status, reason, actor, trace, alongside } = confirmation
  const found = await findOrderByToken(app.database, token)
  if (found === null) return refuse('NOT_FOUND')
  const answer = await inTransaction(app.database, async (trx) => {
    const order = await lockOrder(trx, found.id)
    const allocation = await currentAllocationOf(trx, order.id)
    if (allocation === null || !mayConfirm(order, allocation)) return refuse('NOT_A_PENDING_AGREEMENT')
    const attempt = await orderAttemptById(trx, allocation.attemptId)
    await completeOrder(app, trx, { attempt, seen: null, status, actor, reason })
    const change = { before: { status: order.status }, after: { status: 'paid', as: status, reason } }
    const at = app.clock.wall()
    await recordAudit(trx, { at, actor, act: 'agreement.confirm', subject: token, ...change, trace })
    await alongside?.(trx, status)
    return { token }
  })
  app.live.changed(token)
  app.work.trigger(deliverJob)
  return answer
}

/** One that waits for the bank, or that has expired while its order stayed as it was: the family may have paid in time. */
export function mayConfirm(
  order: EnrollmentOrder,
  { attempt, status, amount }: OrderAllocationWithAttempt,
): boolean {
  if (attempt.path !== 'agreement' || order.total !== amount) return false
  if (status === 'agreement') return order.status === 'agreement'
  return status === 'expired' && order.status === 'open'
}
