import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import {
  type InvoicesAttempt,
  viewGuardianFacts,
  viewGuardianResult,
  viewPastFacts,
} from '../payments/index.ts'

/** The payment result (status, token, title, body, data), as the wizard's. */
export async function viewInvoicePayment(
  app: Pick<AppContext, 'config' | 'clock' | 'database'>,
  payment: InvoicesAttempt,
  locale: Locale,
) {
  return {
    ...viewGuardianResult(app, payment, { locale, texts: 'invoices.payment', parts: [] }),
    data: {
      ...(await viewGuardianFacts(app, payment, [])),
      path: 'provider',
      receiptToken: null,
      documents: viewDocuments(payment),
    },
  }
}

function viewDocuments(payment: InvoicesAttempt) {
  return payment.allocations.map(({ docNum, partnerCode, amount, surcharge, discount }) => ({
    DocNum: docNum,
    CardCode: partnerCode,
    amount,
    surcharge,
    discount,
  }))
}

/** A payment as a line of the guardian's history. */
export function viewPastPayment(payment: InvoicesAttempt) {
  return { ...viewPastFacts(payment, []), documents: viewDocuments(payment) }
}
