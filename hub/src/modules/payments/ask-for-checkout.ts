import { type CheckoutStart, PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Refusal } from '../../shared/refusal.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { keepCheckout, noteAnswerLost, payerOf, readAttempt } from './attempt.store.ts'
import { isWaiting } from './decide-settlement.ts'
import { refusedByProvider } from './fault-of.ts'
import type { Payable } from './payable.ts'
import { checkoutPayerOf, type Payer } from './payer.ts'
import { answerLost, neverStarted, providerDeadlineMs } from './unanswered.ts'

/** Asks the provider for its checkout unless it already answered; the attempt's id is the key of that act. */
export async function askForCheckout<A extends PaymentAttempt>(
  app: AppContext,
  payable: Payable<A>,
  attempt: A,
  locale: Locale,
): Promise<Refusal<'VENDOR_REFUSED'> | A> {
  const payer = payerOf(attempt)
  const isToAsk = attempt.path === 'provider' && attempt.status === 'open' && attempt.checkout === null
  if (!isToAsk || payer === null) return attempt
  try {
    const checkout = await askProvider(app, payable, attempt, { payer, locale })
    const isKept = await keepCheckout(app.database, attempt, checkout)
    return isKept ? attempt : await readAttempt(app.database, payable.attempts, attempt.id)
  } catch (error) {
    if (error instanceof PluginFault) {
      if (error.code === answerLost) await noteAnswerLost(app.database, attempt.id)
      else await closeUnstarted(app, payable, attempt, error)
    }
    const refused = refusedByProvider(error)
    if (refused !== null) return refused
    throw error
  }
}

async function askProvider<A extends PaymentAttempt>(
  app: AppContext,
  payable: Payable<A>,
  attempt: A,
  { payer, locale }: { readonly payer: Payer; readonly locale: Locale },
): Promise<CheckoutStart> {
  const { id, instance, reference, amount, expiresAt, trace } = attempt
  const { description, extras, returnPath } = await payable.describe(app, attempt, locale)
  return app.plugins.payments(instance).startCheckout(
    {
      reference,
      amount,
      currency: 'COP',
      description,
      payer: checkoutPayerOf(payer),
      extras,
      returnUrl: `${app.publicUrl()}${returnPath}`,
      locale,
      expiresAt,
    },
    { key: id, trace, signal: AbortSignal.timeout(providerDeadlineMs) },
  )
}

/** Frees what the attempt holds when the provider never took it up, so that the family may try again at once. */
async function closeUnstarted<A extends PaymentAttempt>(
  app: AppContext,
  payable: Payable<A>,
  { id }: A,
  fault: PluginFault,
): Promise<void> {
  await inTransaction(app.database, async (trx) => {
    const attempt = await payable.lock(trx, id)
    if (isWaiting(attempt.status) && neverStarted(attempt, fault, app.clock.now()))
      await payable.fail(app, trx, attempt, fault.code)
  })
}
