import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { PaymentAttempt, Pays } from './attempt.model.ts'
import { endAttempt } from './attempt.store.ts'
import type { Charged, Closing } from './payable.ts'

/** What the audit trail calls the end of an attempt. */
const acts: Readonly<Record<Pays, string>> = {
  order: 'payment.end',
  orders: 'family.end',
  invoices: 'invoices.end',
  part: 'payment.end',
  account: 'account.end',
}

/** Brings an attempt to its end and writes down by whose word. */
export async function closeAttempt(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: PaymentAttempt,
  closing: Closing,
): Promise<void> {
  await endAttempt(trx, attempt, closing.seen, closing.end)
  await recordEnd(app, trx, attempt, { ...closing, act: acts[attempt.pays] })
}

/** Writes down the end of an attempt, or of a child's share of one, and by whose word. */
export async function recordEnd(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { reference, status, amount, trace }: Pick<Charged, 'reference' | 'status' | 'amount' | 'trace'>,
  { end, actor, act }: Pick<Closing, 'end' | 'actor'> & { readonly act: string },
): Promise<void> {
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act,
    subject: reference,
    before: { status },
    after: { status: end.status, amount },
    trace,
  })
}
