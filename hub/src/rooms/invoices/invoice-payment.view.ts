import type { House } from '../../house.ts'
import { type Locale, say } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { goToProvider } from '../payments/go-to-provider.ts'
import { cameToNothing, heartbeatWords } from '../payments/heartbeat.ts'
import { onSeasonClock } from '../payments/next-ask.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { documentsOf, invoiceCheckoutOf } from './invoice-payment.store.ts'

/** The specification's payment result (status, token, title, body, data), as the wizard's. */
export function viewInvoicePayment(house: House, payment: InvoicePayment, locale: Locale) {
  const { config } = house
  const status = wordOf(payment)
  const key = `invoices.payment.${status.toLowerCase().replaceAll(' ', '-')}`
  const values = { phone: config.settings.school.billingPhone, reference: payment.reference }
  return {
    status,
    token: payment.token,
    title: say(config.texts, locale, `${key}.title`, values),
    body: say(config.texts, locale, `${key}.body`, values),
    data: viewData(house, payment),
  }
}

/** Money that came twice is given back by a person. */
function wordOf({ status }: InvoicePayment) {
  return status === 'duplicate' ? 'EN REVISION' : heartbeatWords[status]
}

function viewData({ clock }: House, payment: InvoicePayment) {
  const { askAt, status } = payment
  const checkout = invoiceCheckoutOf(payment)
  const mayGo = checkout !== null && status === 'open' && payment.means === null
  return {
    reference: payment.reference,
    providerRef: payment.providerRef,
    amount: payment.amount,
    path: 'provider',
    since: bogotaIso(new Date(payment.startedAt)),
    expiresAt: bogotaIso(new Date(payment.expiresAt)),
    nextCheckAt: askAt === null ? null : bogotaIso(onSeasonClock(clock, new Date(askAt))),
    payAgainSafe: cameToNothing.has(status),
    reason: status === 'declined' ? payment.reason : null,
    go: mayGo ? goToProvider(checkout) : null,
    receiptToken: null,
    documents: documentsOf(payment).map(({ docNum, partnerCode, amount }) => ({
      DocNum: docNum,
      CardCode: partnerCode,
      amount,
    })),
  }
}
