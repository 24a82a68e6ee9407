import type { Cop } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { postMove, unapplied } from './payment-move.ts'
import type { Payment } from './payment.model.ts'
import { changePayment } from './payment.store.ts'

/**
 * Takes out of the ledger what a person says its provider never had, COP and no more than has no home (ledger-2); where
 * the provider speaks of it again, it moves as any money that comes. The payment's row is held by the caller.
 */
export async function noteNotReceived(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  payment: Payment,
  told: Cop,
): Promise<void> {
  const amount = Math.min(payment.left, told)
  if (amount <= 0) return
  const at = clock.now()
  const lines = [{ account: payment.account, amount: -amount }, unapplied(payment, amount)]
  await changePayment(trx, payment, { left: payment.left - amount, returned: payment.returned + amount })
  await postMove(trx, payment, { day: bogotaDay(at), at, reason: 'not-received', lines })
}
