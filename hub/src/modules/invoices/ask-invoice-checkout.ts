import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { startAtProvider } from '../payments/index.ts'
import { closeUnstartedInvoices } from './close-unstarted-invoices.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { invoicePaymentById } from './invoice-payment.store.ts'

/** Asks the provider for the checkout of a payment of invoices, unless it already answered. */
export async function askInvoiceCheckout(
  app: AppContext,
  payment: InvoicePayment,
  locale: Locale,
): Promise<Refusal | InvoicePayment> {
  const { texts, settings } = app.config
  const refused = await startAtProvider(app, payment, {
    description: translate(texts, locale, 'invoices.description', { school: settings.school.shortName }),
    returnPath: `/enrollment/ParentsLogin?payment=${payment.token}`,
    locale,
    closeUnstarted: (fault) => closeUnstartedInvoices(app, payment, fault),
  })
  return refused ?? invoicePaymentById(app.database, payment.id)
}
