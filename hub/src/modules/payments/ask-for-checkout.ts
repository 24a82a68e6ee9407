import { type CheckoutStart, PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { orderById } from '../enrollment/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { keepCheckout, noteAnswerLost, payerOf } from './attempt.store.ts'
import { closeUnstarted } from './close-unstarted.ts'
import { refusedByProvider } from './fault-of.ts'
import { answerLost, providerDeadlineMs } from './unanswered.ts'
import { checkoutPayerOf, type Payer } from './payer.ts'

/** Asks the provider for its checkout unless it already answered; the attempt's id is the key of that act. */
export async function askForCheckout(
  app: AppContext,
  attempt: PaymentAttempt,
  locale: Locale,
): Promise<Refusal | PaymentAttempt> {
  const payer = payerOf(attempt)
  if (
    attempt.path !== 'provider' ||
    attempt.status !== 'open' ||
    attempt.checkout !== null ||
    payer === null
  ) {
    return attempt
  }
  try {
    const checkout = await askProvider(app, attempt, payer, locale)
    return await keepCheckout(app.database, attempt.id, checkout)
  } catch (error) {
    if (error instanceof PluginFault) {
      if (error.code === answerLost) await noteAnswerLost(app.database, attempt.id)
      else await closeUnstarted(app, attempt, error)
    }
    const refused = refusedByProvider(error)
    if (refused !== null) return refused
    throw error
  }
}

async function askProvider(
  { plugins, publicUrl, config, database }: AppContext,
  attempt: PaymentAttempt,
  payer: Payer,
  locale: Locale,
): Promise<CheckoutStart> {
  const order = await orderById(database, attempt.orderId)
  const { school } = config.settings
  return plugins.payments(attempt.instance).startCheckout(
    {
      reference: attempt.reference,
      amount: attempt.amount,
      currency: 'COP',
      description: `Matrícula ${order.project} · ${school.shortName}`,
      payer: checkoutPayerOf(payer),
      extras: [order.studentCode, order.project, 'Matriculas'],
      returnUrl: `${publicUrl()}/api/payments/return/${attempt.instance}?token=${order.token}`,
      locale,
      expiresAt: attempt.expiresAt,
    },
    { key: attempt.id, trace: attempt.trace, signal: AbortSignal.timeout(providerDeadlineMs) },
  )
}
