import type { AppContext } from '../../app-context.ts'
import { askForCheckout } from './ask-for-checkout.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { askAgainAt, attemptById, attemptsToAsk, readAttempt } from './attempt.store.ts'
import { faultOf } from './fault-of.ts'
import type { Payable } from './payable.ts'
import { forPayable } from './payables.ts'
import { settlePayment } from './settle-payment.ts'
import { isUnanswered } from './unanswered.ts'

const batch = 50
const deadlineMs = 10_000
const pauseMs = 30_000

/**
 * Asks the provider about every payment whose callback has not come: late, lost or never sent (payments-21); and for
 * the checkouts that were lost on their way.
 */
export async function reconcilePayments(app: AppContext, signal: AbortSignal): Promise<void> {
  for (const { id, pays } of await attemptsToAsk(app.database, app.clock.wall(), batch)) {
    if (signal.aborted) return
    try {
      const attempt = await attemptById(app.database, id)
      await settlePayment(app, attempt, { signal: AbortSignal.timeout(deadlineMs) })
      await forPayable(pays, (payable) => askUnanswered(app, payable, id))
    } catch (error) {
      const fault = faultOf(error, app.log)
      app.log.warn({ fault }, 'a payment is asked about later')
      await askAgainAt(app.database, id, new Date(app.clock.wall().getTime() + pauseMs))
    }
  }
}

/** Asks again for a checkout that was lost on its way, so that whoever looks at the payment can go on with it. */
async function askUnanswered<A extends PaymentAttempt>(
  app: AppContext,
  payable: Payable<A>,
  id: string,
): Promise<void> {
  const attempt = await readAttempt(app.database, payable.attempts, id)
  if (attempt.path !== 'provider' || !isUnanswered(attempt, app.clock.now())) return
  await askForCheckout(app, payable, attempt, 'es-CO')
  for (const token of await payable.watched(app.database, attempt)) app.live.changed(token)
}
