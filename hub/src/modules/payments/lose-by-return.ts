import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { endDispute } from './dispute-ledger.ts'
import { openDisputeOf } from './dispute.store.ts'
import type { Payment } from './payment.model.ts'
import { providerOf } from './provider-of.ts'

/** A provider that gives a contested payment back has decided the dispute: it is lost, and the family may pay again (disputes-5). */
export async function loseByReturn(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  payment: Payment,
  seen: Pick<ProviderPayment, 'at'>,
): Promise<void> {
  const dispute = await openDisputeOf(trx, payment.id)
  if (dispute === null) return
  const actor = providerOf(payment)
  const before = { status: dispute.status }
  const end = { status: 'lost', borneBy: 'family', on: bogotaDay(new Date(seen.at)), by: actor } as const
  await endDispute(app, trx, payment, { dispute, end })
  const after = { status: 'lost', borneBy: 'family', amount: dispute.amount }
  await recordAudit(trx, {
    at: app.clock.wall(),
    actor,
    act: 'dispute.lose',
    subject: `dispute:${dispute.id}`,
    before,
    after,
    trace: payment.trace,
  })
}
