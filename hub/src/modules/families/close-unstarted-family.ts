import type { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isWaiting } from '../payments/decide-settlement.ts'
import { attemptById, closeGuardianPayment, failAttempt, neverStarted } from '../payments/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { lockFamilyPayment } from './family-payment.store.ts'
import { sharesOf } from './share.store.ts'

/** Frees every child's order when the provider never took the payment up, so that the guardian may try again at once. */
export async function closeUnstartedFamily(
  app: AppContext,
  { id }: FamilyPayment,
  fault: PluginFault,
): Promise<void> {
  const end = { status: 'failed', reason: fault.code, at: app.clock.now() } as const
  await inTransaction(app.database, async (trx) => {
    const payment = await lockFamilyPayment(trx, id)
    if (!isWaiting(payment.status)) return
    if (!neverStarted(payment, fault, app.clock.now())) return
    await closeGuardianPayment(app, trx, payment, { seen: null, end, actor: 'hub', act: 'family.end' })
    for (const { attemptId } of await sharesOf(trx, id))
      await failAttempt(app, trx, await attemptById(trx, attemptId), fault)
  })
}
