import { bogotaWallTime } from '@matricula/contract/sandbox'
import type { BookedPayment } from './books.ts'
import { signConfirmation, signResponse } from './signing.ts'
import type { Keys } from './signing.ts'

const codes: Readonly<Record<string, string>> = {
  APPROVED: '4',
  EXPIRED: '5',
  DECLINED: '6',
  PENDING: '7',
  ERROR: '104',
}

/** What PayU posts to the confirmation URL about a payment in that state. */
export function confirmationBody(booked: BookedPayment, state: string, keys: Keys): URLSearchParams {
  const { reference, value, currency, form } = booked
  const statePol = codes[state] ?? state
  return new URLSearchParams({
    merchant_id: keys.merchantId,
    state_pol: statePol,
    response_code_pol: state === 'APPROVED' ? '1' : '5',
    response_message_pol: state,
    reference_sale: reference,
    reference_pol: String(booked.orderId),
    sign: signConfirmation({ reference, value, currency, state: statePol }, keys),
    extra1: form.get('extra1') ?? '',
    payment_method: '25',
    payment_method_type: '4',
    payment_method_name: 'PSE',
    value,
    tax: '0.00',
    currency,
    transaction_id: booked.transactionId,
    transaction_date: bogotaWallTime(booked.at),
    email_buyer: form.get('buyerEmail') ?? '',
    test: form.get('test') ?? '0',
    attempts: '0',
  })
}

/** Where the browser goes afterwards, with what PayU tells it. */
export function responseUrl(booked: BookedPayment, state: string, keys: Keys): string {
  const { reference, value, currency, form } = booked
  const url = new URL(form.get('responseUrl') ?? '')
  const transactionState = codes[state] ?? state
  const params = {
    merchantId: keys.merchantId,
    referenceCode: reference,
    TX_VALUE: value,
    currency,
    transactionState,
    message: state,
    signature: signResponse({ reference, value, currency, state: transactionState }, keys),
  }
  for (const [name, text] of Object.entries(params)) url.searchParams.set(name, text)
  return url.href
}
