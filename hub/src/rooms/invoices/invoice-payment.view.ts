import type { House } from '../../house.ts'
import type { Locale } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { guardianWord } from '../payments/heartbeat.ts'
import { viewGuardianFacts, viewGuardianResult } from '../payments/index.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { documentsOf } from './invoice-payment.store.ts'

/** The specification's payment result (status, token, title, body, data), as the wizard's. */
export function viewInvoicePayment(house: House, payment: InvoicePayment, locale: Locale) {
  return {
    ...viewGuardianResult(house, payment, { locale, texts: 'invoices.payment' }),
    data: {
      ...viewGuardianFacts(house, payment),
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
  const { token, reference, providerRef, amount, status, means, startedAt, finishedAt } = payment
  return {
    token,
    status: guardianWord(status),
    reference,
    providerRef,
    amount,
    means,
    reason: status === 'declined' ? payment.reason : null,
    since: bogotaIso(new Date(startedAt)),
    finishedAt: finishedAt === null ? null : bogotaIso(new Date(finishedAt)),
    documents: viewDocuments(payment),
  }
}
