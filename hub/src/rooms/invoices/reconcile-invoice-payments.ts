import type { House } from '../../house.ts'
import { faultOf } from '../payments/fault-of.ts'
import { askInvoiceProviderAt, invoicePaymentsToAsk } from './invoice-payment.store.ts'
import { settleInvoicePayment } from './settle-invoice-payment.ts'

const batch = 50
const deadlineMs = 10_000
const pauseMs = 30_000

/** Asks the provider about every payment whose callback has not come: late, lost or never sent (readings 6.5). */
export async function reconcileInvoicePayments(house: House, signal: AbortSignal): Promise<void> {
  for (const { id } of await invoicePaymentsToAsk(house.database, house.clock.wall(), batch)) {
    if (signal.aborted) return
    await reconcile(house, id)
  }
}

async function reconcile(house: House, id: string): Promise<void> {
  try {
    await settleInvoicePayment(house, id, AbortSignal.timeout(deadlineMs))
  } catch (error) {
    const fault = faultOf(error, house.log)
    house.log.warn({ fault }, 'a payment of invoices is asked about later')
    const later = new Date(house.clock.wall().getTime() + pauseMs)
    await askInvoiceProviderAt(house.database, id, later)
  }
}
