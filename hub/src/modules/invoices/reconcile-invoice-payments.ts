import type { AppContext } from '../../app-context.ts'
import { askUnansweredInvoice } from './ask-unanswered-invoice.ts'
import { reconcileGuardianPayments } from '../payments/index.ts'
import { InvoicePayment } from './invoice-payment.model.ts'
import { settleInvoicePayment } from './settle-invoice-payment.ts'

export async function reconcileInvoicePayments(app: AppContext, signal: AbortSignal): Promise<void> {
  const reconciling = {
    kind: InvoicePayment,
    settle: settleInvoicePayment,
    askUnanswered: askUnansweredInvoice,
  }
  await reconcileGuardianPayments(app, reconciling, signal)
}
