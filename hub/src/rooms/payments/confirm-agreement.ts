import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findOrderByToken, holdOrder } from '../enrollment/index.ts'
import { deliverJob } from '../outbox/index.ts'
import { latestAttempt } from './attempt.store.ts'
import { completeOrder } from './complete-order.ts'
import type { PaidStatus } from './payment.model.ts'

export interface AgreementConfirmation {
  readonly token: string
  /** PAGO DAVIVIENDA when the bank reported it, INGRESO MANUAL for a receipt on paper. */
  readonly status: Extract<PaidStatus, 'PAGO DAVIVIENDA' | 'INGRESO MANUAL'>
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/** A person of finance says that a bank agreement was paid; reason and author stay with the payment (readings 6.6). */
export async function confirmAgreement(
  house: House,
  confirmation: AgreementConfirmation,
): Promise<Refusal | { token: string }> {
  const { token, status, reason, actor, trace } = confirmation
  const found = await findOrderByToken(house.database, token)
  if (found === null) return refuse('NOT_FOUND')
  const answer = await inTransaction(house.database, async (trx) => {
    const order = await holdOrder(trx, found.id)
    const attempt = await latestAttempt(trx, order.id)
    if (order.status !== 'agreement' || attempt?.status !== 'agreement')
      return refuse('NOT_A_PENDING_AGREEMENT')
    await completeOrder(house, trx, { order, attempt, seen: null, status, actor, reason })
    const change = { before: { status: order.status }, after: { status: 'paid', as: status, reason } }
    const at = house.clock.wall()
    await recordAudit(trx, { at, actor, act: 'agreement.confirm', subject: token, ...change, trace })
    return { token }
  })
  house.live.changed(token)
  house.work.wake(deliverJob)
  return answer
}
