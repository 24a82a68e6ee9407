import type { AppContext } from '../../app-context.ts'
import { isUnanswered } from '../payments/index.ts'
import { askInvoiceCheckout } from './ask-invoice-checkout.ts'
import { invoicePaymentById } from './invoice-payment.store.ts'

/** Asks again for a checkout that was lost on its way, so that the guardian can go on with it. */
export async function askUnansweredInvoice(app: AppContext, id: string): Promise<void> {
  const payment = await invoicePaymentById(app.database, id)
  if (isUnanswered(payment, app.clock.now())) await askInvoiceCheckout(app, payment, 'es-CO')
}
