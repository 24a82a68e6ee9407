import type { House } from '../../house.ts'
import { isUnanswered } from '../payments/index.ts'
import { askInvoiceCheckout } from './ask-invoice-checkout.ts'
import { invoicePaymentById } from './invoice-payment.store.ts'

/** Asks again for a checkout that was lost on its way, so that the guardian can go on with it. */
export async function askUnansweredInvoice(house: House, id: string): Promise<void> {
  const payment = await invoicePaymentById(house.database, id)
  if (isUnanswered(payment, house.clock.now())) await askInvoiceCheckout(house, payment, 'es-CO')
}
