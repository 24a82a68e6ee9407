import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { OrderAttempt } from './attempt.model.ts'
import { moneyAccount } from './money-account.ts'
import { nameCharge } from './order-attempt.store.ts'
import { movePayment } from './payment-ledger.ts'
import { lockPaymentOf } from './payment.store.ts'

/** Names the charge of a payment that somebody confirmed before the bank told it: its money moves to where that saw it. */
export async function adoptCharge(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: OrderAttempt,
  seen: Pick<ProviderPayment, 'providerRef' | 'at'>,
): Promise<void> {
  const { instance, reference } = attempt
  await nameCharge(trx, attempt, seen.providerRef)
  const payment = await lockPaymentOf(trx, { instance, reference, providerRef: reference })
  if (payment !== null) await movePayment(app, trx, payment, { account: moneyAccount(instance), seen })
}
