import { healthOf, PluginFault, runRead } from '@matricula/contract'
import type { PaymentsAdapter, PluginKit } from '@matricula/contract'
import { healthTexts } from './health-texts.ts'
import { openClient } from './client.ts'
import { paymentFrom } from './from-session.ts'
import { probe } from './probe.ts'
import { readNotification } from './read-notification.ts'
import { findRefund, refund } from './refund.ts'
import { sessionsIn } from './sessions.ts'
import type { Settings } from './settings.ts'
import { startCheckout } from './start-checkout.ts'

/** PlacetoPay's WebCheckout: a session per payment, a page of theirs, a notification, and questions by session. */
export function createAdapter(settings: Settings, kit: PluginKit): PaymentsAdapter {
  const client = openClient(settings, kit)
  const sessions = sessionsIn(kit.memo)
  const context = { log: kit.log, test: settings.environment === 'test' }
  const ask = (signal: AbortSignal) => probe(client, settings.probeSession, signal)

  return {
    supports: Object.freeze({ means: Object.freeze([...settings.means]), webhooks: true, refunds: 'whole' }),
    start: ask,
    stop: async () => {},
    check: (signal) => healthOf(() => ask(signal), { ...healthTexts, note: () => settings.environment }),
    startCheckout: (request, write) => startCheckout(client, { settings, kit }, { request, write }),
    async find({ reference, providerRef }, { signal }) {
      const requestId = isNumber(providerRef) ? providerRef : (await sessions.of(reference))?.requestId
      if (requestId === undefined) return null
      const session = await runRead(() => client.session(requestId, signal))
      if (session.request.payment.reference === reference) return paymentFrom(session, context)
      throw new PluginFault('invalid', 'the session is of another reference')
    },
    webhooks: { read: (request) => readNotification(request, settings, kit) },
    refunds: {
      refund: (request, write) => refund(client, kit.memo, { request, write }),
      find: (sought, { signal }) => findRefund(client, sought, signal),
    },
  }
}

function isNumber(providerRef: string | null): providerRef is string {
  return providerRef !== null && /^\d{1,18}$/.test(providerRef)
}
