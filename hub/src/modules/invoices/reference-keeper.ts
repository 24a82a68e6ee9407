import type { AppContext } from '../../app-context.ts'
import { askGuardianProvidersNow } from '../payments/index.ts'
import type { ReferenceKeeper } from '../payments/reference-keeper.ts'
import { releaseInvoicePayment } from './release-invoice-payment.ts'
import { InvoicePayment } from './invoice-payment.model.ts'
import { invoicePaymentByReference } from './invoice-payment.store.ts'
import { settleInvoicePayment } from './settle-invoice-payment.ts'

/** What callbacks and the office reach of invoice payments. */
export function invoiceReferences(app: AppContext): ReferenceKeeper {
  return {
    async knows(instance, reference) {
      return (await invoicePaymentByReference(app.database, reference))?.instance === instance
    },
    async settle(instance, reference, signal) {
      const payment = await invoicePaymentByReference(app.database, reference)
      if (payment?.instance !== instance) return false
      await settleInvoicePayment(app, payment.id, signal)
      return true
    },
    async release(trx, reference, how) {
      const payment = await invoicePaymentByReference(trx, reference)
      if (payment !== null) await releaseInvoicePayment(trx, payment, how)
    },
    askNow: (trx, at) => askGuardianProvidersNow(trx, InvoicePayment, at),
  }
}
