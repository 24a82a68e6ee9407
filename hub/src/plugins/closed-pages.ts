import { type CheckoutRequest, PluginFault } from '@matricula/contract'
import type { Guarded } from './guard.ts'

/** What a family is told, in its language, where the pages of pretend vendors are closed. */
export type ClosedPages = (locale: CheckoutRequest['locale']) => string

/** A pretend provider whose pages are closed takes no payment, for its payer would find nothing there. */
export function withPagesClosed(payments: Guarded<'payments'>, closed: ClosedPages): Guarded<'payments'> {
  if (payments.pages === undefined) return payments
  return {
    ...payments,
    startCheckout({ locale }) {
      const reason = closed(locale)
      return Promise.reject(
        new PluginFault('rejected', 'the pages of pretend vendors are closed', { reason }),
      )
    },
  }
}
