import { type CheckoutStart, PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { payerOf } from './attempt.store.ts'
import { refusedByProvider } from './fault-of.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'
import { keepGuardianCheckout, noteGuardianAnswerLost } from './guardian-payment.store.ts'
import { answerLost, providerDeadlineMs } from './unanswered.ts'
import { checkoutPayerOf, type Payer } from './payer.ts'

export interface ProviderStart {
  readonly description: string
  /** The portal's own page: the browser coming back proves nothing, and the page asks for the payment by its token. */
  readonly returnPath: string
  readonly locale: Locale
  /** Lets go what the payment holds when the provider never took it up. */
  readonly closeUnstarted: (fault: PluginFault) => Promise<void>
}

/** Asks the provider for its checkout unless it already answered; the payment's id is the key of that act. Null: begun. */
export async function startAtProvider(
  app: AppContext,
  payment: GuardianPayment,
  start: ProviderStart,
): Promise<Refusal<'VENDOR_REFUSED'> | null> {
  const payer = payerOf(payment)
  if (payment.status !== 'open' || payment.checkout !== null || payer === null) return null
  try {
    const checkout = await askProvider(app, payment, { ...start, payer })
    await keepGuardianCheckout(app.database, payment, checkout)
    return null
  } catch (error) {
    if (error instanceof PluginFault) {
      if (error.code === answerLost) await noteGuardianAnswerLost(app.database, payment)
      else await start.closeUnstarted(error)
    }
    const refused = refusedByProvider(error)
    if (refused !== null) return refused
    throw error
  }
}

function askProvider(
  { plugins, publicUrl }: AppContext,
  { id, instance, reference, amount, expiresAt, trace }: GuardianPayment,
  { description, returnPath, locale, payer }: ProviderStart & { readonly payer: Payer },
): Promise<CheckoutStart> {
  const returnUrl = `${publicUrl()}${returnPath}`
  return plugins.payments(instance).startCheckout(
    {
      reference,
      amount,
      currency: 'COP',
      description,
      payer: checkoutPayerOf(payer),
      extras: [],
      returnUrl,
      locale,
      expiresAt,
    },
    { key: id, trace, signal: AbortSignal.timeout(providerDeadlineMs) },
  )
}
