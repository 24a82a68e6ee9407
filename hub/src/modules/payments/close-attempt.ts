import type { ProviderPayment } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { type AttemptEnd, endAttempt } from './attempt.store.ts'

export interface Closing {
  readonly seen: ProviderPayment | null
  readonly end: AttemptEnd
  readonly actor: string
}

/** Brings an attempt to its end and writes down by whose word. */
export async function closeAttempt(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: PaymentAttempt,
  { seen, end, actor }: Closing,
): Promise<void> {
  await endAttempt(trx, attempt, seen, end)
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act: 'payment.end',
    subject: attempt.reference,
    before: { status: attempt.status },
    after: { status: end.status, amount: attempt.amount },
    trace: attempt.trace,
  })
}
