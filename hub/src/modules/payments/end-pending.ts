import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { isWaiting } from './decide-settlement.ts'
import { forPayable } from './payables.ts'
import { settlePayment } from './settle-payment.ts'

const deadlineMs = 15_000

/** Asks the provider once more about a payment that somebody is to end; what it says counts before what they say. */
export async function askOnceMore(app: AppContext, attempt: PaymentAttempt): Promise<void> {
  await settlePayment(app, attempt, { signal: AbortSignal.timeout(deadlineMs) })
}

/** Ends a payment that its provider leaves pending, under the name of a person: what it was to pay is free. */
export async function endPending(
  app: AppContext,
  trx: Transaction,
  { id, pays }: PaymentAttempt,
  actor: string,
): Promise<void> {
  await forPayable(pays, async (payable) => {
    const attempt = await payable.lock(trx, id)
    if (!isWaiting(attempt.status)) return
    const end = { status: 'expired', reason: null, at: app.clock.now() } as const
    await payable.close(app, trx, attempt, { seen: null, end, actor })
    await payable.follow(app, trx, attempt, { step: 'expire', seen: null })
  })
}
