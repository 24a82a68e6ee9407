import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { viewGuardianFacts, viewGuardianResult, viewPastFacts } from '../payments/index.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { documentsOf } from './invoice-payment.store.ts'

/** The payment result (status, token, title, body, data), as the wizard's. */
export function viewInvoicePayment(app: AppContext, payment: InvoicePayment, locale: Locale) {
  return {
    ...viewGuardianResult(app, payment, { locale, texts: 'invoices.payment' }),
    data: {
      ...viewGuardianFacts(app, payment),
      path: 'provider',
      receiptToken: null,
      documents: viewDocuments(payment),
    },
  }
}

function viewDocuments(payment: InvoicePayment) {
  return documentsOf(payment).map(({ docNum, partnerCode, amount }) => ({
    DocNum: docNum,
    CardCode: partnerCode,
    amount,
  }))
}

/** A payment as a line of the guardian's history. */
export function viewPastPayment(payment: InvoicePayment) {
  return { ...viewPastFacts(payment), documents: viewDocuments(payment) }
}
