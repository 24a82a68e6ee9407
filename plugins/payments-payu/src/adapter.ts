import { foundPayment, healthOf, runRead } from '@matricula/contract'
import type { PaymentsAdapter, PluginKit } from '@matricula/contract'
import { attemptsAt, chooseAttempt } from './choose-attempt.ts'
import type { Attempt } from './choose-attempt.ts'
import { openClient } from './client.ts'
import { findRefund } from './find-refund.ts'
import { paymentFrom } from './from-attempt.ts'
import { readCallback } from './read-callback.ts'
import { refund } from './refund.ts'
import type { Settings } from './settings.ts'
import { checkoutForm } from './to-form.ts'

/** PayU Latam's WebCheckout: a form the browser posts, confirmations, and the reports API that is asked for the truth. */
export function createAdapter(settings: Settings, kit: PluginKit): PaymentsAdapter {
  const { log } = kit
  const now = () => kit.now()
  const { test } = settings
  const client = openClient(settings, kit)
  return {
    supports: Object.freeze({
      means: Object.freeze([...settings.means]),
      webhooks: true,
      refunds: settings.refunds ? 'part' : 'none',
    }),
    start: (signal) => runRead(() => client.ping(signal)),
    stop: async () => {},
    check: (signal) =>
      healthOf(() => client.ping(signal), {
        why: (fault) => `PayU does not answer a ping: ${fault?.code ?? 'unknown-outcome'}`,
        fixes: { unauthorised: 'Check apiLogin and apiKey in the PayU module.' },
      }),
    startCheckout: async (request) =>
      checkoutForm(request, settings, { confirmationUrl: kit.callbackUrl().href, now: now() }),
    find: ({ reference }, { signal }) =>
      runRead(async () => {
        const attempts = attemptsAt(await client.ordersOf(reference, signal), reference, log)
        const chosen = chooseAttempt(attempts)
        if (chosen === null) return null
        const toProviderPayment = (attempt: Attempt) => paymentFrom(attempt, { test, now: now() })
        return foundPayment(toProviderPayment(chosen), attempts.filter(hasMoved).map(toProviderPayment))
      }),
    webhooks: { read: async (request) => readCallback(request, { settings, log, now }) },
    ...(settings.refunds && {
      refunds: {
        refund: (request, write) => refund({ client, kit }, request, write),
        find: (sought, { signal }) => findRefund({ client, kit }, sought, signal),
      },
    }),
  }
}

function hasMoved({ status }: Attempt): boolean {
  return status === 'approved' || status === 'reversed'
}
