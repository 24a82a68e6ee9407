import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { applyWord, type ChargedAttempt } from './apply-word.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import type { Step } from './decide-settlement.ts'
import { followPending } from './follow-pending.ts'
import { keepCharge } from './keep-charge.ts'

/** Does what a word that is new means for an attempt as a whole, and writes down the money that moved with it. */
export async function applyCharge<A extends PaymentAttempt>(
  app: AppContext,
  trx: Transaction,
  charged: ChargedAttempt<A>,
): Promise<Step> {
  const { id: attemptId, instance, reference, trace } = charged.attempt
  const { seen } = charged
  const step = await applyWord(app, trx, charged)
  await followPending(app, trx, charged.attempt, { step, seen })
  if (seen !== null) await keepCharge(app, trx, { instance, reference, attemptId, seen, step, trace })
  return step
}
