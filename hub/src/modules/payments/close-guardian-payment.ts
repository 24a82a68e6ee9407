import type { ProviderPayment } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'
import { endGuardianPayment, type GuardianPaymentEnd } from './guardian-payment.store.ts'

export interface GuardianClosing {
  readonly seen: ProviderPayment | null
  readonly end: GuardianPaymentEnd
  readonly actor: string
  /** What the audit trail calls it. */
  readonly act: 'invoices.end' | 'family.end'
}

/** Brings a guardian's payment to its end and writes down by whose word. */
export async function closeGuardianPayment(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  payment: GuardianPayment,
  { seen, end, actor, act }: GuardianClosing,
): Promise<void> {
  await endGuardianPayment(trx, payment, seen, end)
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act,
    subject: payment.reference,
    before: { status: payment.status },
    after: { status: end.status, amount: payment.amount },
    trace: payment.trace,
  })
}
