import type { RawRequest } from '@matricula/contract'
import type { CheckoutAtVendor, OpenStage } from '@matricula/contract/kit'
import { faultsOf, postedCallback } from '@matricula/contract/sandbox'
import type { BookedPayment } from './books.ts'
import { confirmationBody } from './confirmation.ts'
import { openPretendPayU, places } from './pretend-payu.ts'
import type { PretendPayU } from './pretend-payu.ts'

const keys = { merchantId: '708090', apiLogin: 'loginDeMentira1', apiKey: 'llaveDeMentira0123456789' }

/** What PayU tells of a transaction, each with a state code for its confirmation. */
const statuses = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  ERROR: 'declined',
  EXPIRED: 'expired',
  PENDING: 'pending',
} as const

export const openStage: OpenStage<'payments'> = async (kit) => {
  const payu = await openPretendPayU(keys, () => kit.now())
  const { books, server } = payu
  const settings = {
    ...keys,
    accountId: '512321',
    test: true,
    refunds: true,
    checkoutUrl: server.origin + places.checkout,
    reportsUrl: server.origin + places.reports,
    paymentsUrl: server.origin + places.payments,
  }
  const confirmation = (reference: string, state: string): RawRequest => {
    const booked = books.find(reference)
    if (booked === undefined) throw new Error('PayU knows no such payment')
    return postedCallback(confirmationBody(booked, state, keys))
  }
  return {
    settings,
    secrets: [keys.apiLogin, keys.apiKey],
    vendor: {
      ...faultsOf(server),
      effects: async (reference) => books.under(reference).length,
    },
    facts: {
      statuses,
      async checkoutAtVendor(reference) {
        const booked = books.find(reference)
        return booked === undefined ? null : checkoutOf(booked)
      },
      refundsAtVendor: async (reference) => books.refundsOf(reference),
      settle: async (reference, rawStatus) => void books.settle(reference, rawStatus),
      chargeAgain: async (reference, rawStatus) => void books.openAgain(reference, rawStatus),
      callback: async (reference, rawStatus) => confirmation(reference, rawStatus),
      unknownCallback: async () => unknownCallback(payu),
      signed: 'fields',
      unsigned: withoutSign,
    },
    close: () => server.close(),
  }
}

function checkoutOf({ value, currency, form }: BookedPayment): CheckoutAtVendor {
  const expiration = form.get('expirationDate')
  return {
    amount: Number(value),
    currency,
    returnUrl: form.get('responseUrl'),
    callbackUrl: form.get('confirmationUrl'),
    expiresAt: expiration && `${expiration.replace(' ', 'T')}-05:00`,
  }
}

/** A payment link that the office made in PayU's module: genuine, and none of ours. */
function unknownCallback({ books }: PretendPayU): RawRequest {
  const form = new URLSearchParams({
    referenceCode: 'Link de pago 77',
    amount: '90000',
    currency: 'COP',
    test: '1',
  })
  return postedCallback(confirmationBody(books.open(form), 'APPROVED', keys))
}

function withoutSign(callback: RawRequest): RawRequest {
  const form = new URLSearchParams(new TextDecoder().decode(callback.body))
  form.delete('sign')
  return postedCallback(form)
}
