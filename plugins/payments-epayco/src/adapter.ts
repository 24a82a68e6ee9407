import { healthOf, runRead } from '@matricula/contract'
import type { PaymentsAdapter, PluginKit } from '@matricula/contract'
import { openClient } from './client.ts'
import { findPayment } from './find-payment.ts'
import { openSession, waitingPayment } from './open-session.ts'
import { readCallback } from './read-callback.ts'
import type { Settings } from './settings.ts'
import { checkoutForm } from './to-form.ts'

/** ePayco: Smart Checkout or the older form, confirmations, and its APIs that are asked for the truth. */
export function createAdapter(settings: Settings, kit: PluginKit): PaymentsAdapter {
  const { log } = kit
  const client = openClient(settings, kit)
  const deps = { client, settings, kit }
  return {
    supports: Object.freeze({ means: Object.freeze([...settings.means]), webhooks: true, refunds: 'none' }),
    start: (signal) => runRead(() => client.signIn(signal)),
    stop: async () => client.forgetToken(),
    check: (signal) =>
      healthOf(() => client.signIn(signal), {
        why: (fault) => `ePayco does not sign us in: ${fault?.code ?? 'unknown-outcome'}`,
        fixes: { unauthorised: 'Check publicKey and privateKey in the ePayco dashboard.' },
      }),
    startCheckout: async (request, { signal }) =>
      settings.checkout === 'form'
        ? checkoutForm(request, settings, kit.callbackUrl().href)
        : openSession(deps, request, signal),
    find: (sought, { signal }) =>
      runRead(
        async () =>
          (await findPayment(deps, sought, signal)) ?? waitingPayment(kit, settings, sought.reference),
      ),
    webhooks: { read: async (request) => readCallback(request, { settings, log, now: () => kit.now() }) },
  }
}
