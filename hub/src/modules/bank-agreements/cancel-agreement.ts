import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findOrderByToken, lockOrder } from '../enrollment/index.ts'
import { currentAllocationOf, orderPayable } from '../payments/index.ts'
import { endAgreement } from './expire-agreements.ts'

export interface AgreementCancellation {
  /** Of the order. */
  readonly token: string
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/**
 * Finance ends a bank agreement that nobody has paid, so that the family pays otherwise; what the bank says of it later is
 * as of one that has expired (bank-agreements-14).
 */
export async function cancelAgreement(
  app: AppContext,
  { token, reason, actor, trace }: AgreementCancellation,
): Promise<Refusal<'NOT_A_PENDING_AGREEMENT' | 'NOT_FOUND'> | { readonly token: string }> {
  const found = await findOrderByToken(app.database, token)
  if (found === null) return refuse('NOT_FOUND')
  const answer = await inTransaction(app.database, async (trx) => {
    await lockOrder(trx, found.id)
    const allocation = await currentAllocationOf(trx, found.id)
    if (allocation?.status !== 'agreement') return refuse('NOT_A_PENDING_AGREEMENT')
    await endAgreement(app, trx, await orderPayable.lock(trx, allocation.attemptId), actor)
    await recordAudit(trx, {
      at: app.clock.wall(),
      actor,
      act: 'agreement.cancel',
      subject: token,
      before: { status: 'agreement' },
      after: { status: 'open', reason },
      trace,
    })
    return { token }
  })
  app.live.changed(token)
  return answer
}
