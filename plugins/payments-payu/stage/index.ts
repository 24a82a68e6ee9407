import type { PluginKit, RawRequest } from '@matricula/contract'
import type { OpenStage } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
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
    return callbackRequest(confirmationBody(booked, state, keys))
  }
  return {
    settings,
    secrets: [keys.apiLogin, keys.apiKey],
    vendor: {
      injectFault: (vendorFault, scope) => server.injectFault(vendorFault, scope),
      clearFault: () => server.clearFault(),
      faultReached: () => server.faultReached(),
      effects: async (referenceOrKey) => books.effects(referenceOrKey),
    },
    facts: {
      statuses,
      async settle(reference, rawStatus) {
        if (books.find(reference) === undefined) await openInBrowser(kit, settings, reference)
        books.settle(reference, rawStatus)
      },
      chargeAgain: async (reference, rawStatus) => void books.openAgain(reference, rawStatus),
      callback: async (reference, rawStatus) => confirmation(reference, rawStatus),
      unknownCallback: async () => unknownCallback(payu),
      signed: 'fields',
      unsigned: withoutSign,
    },
    close: () => server.close(),
  }
}

/** What the suite asks of every checkout, as PayU hears of it from the browser alone. */
const amountOfTheKit = 1_234_567

/** Posts the form of a checkout as a browser would, so that PayU checks its signature and knows of it. */
async function openInBrowser(kit: PluginKit, given: object, reference: string): Promise<void> {
  const { value: settings } = plugin.settings.validate(given)
  if (settings === undefined) throw new Error('the settings are refused')
  const start = await plugin.create(settings, kit).startCheckout(
    {
      reference,
      amount: amountOfTheKit,
      currency: 'COP',
      description: 'Matrícula 10001',
      payer: {
        name: 'Ana',
        lastname: 'Rojas',
        id: '1000100010',
        email: 'ana@example.com',
        phone: '3000000000',
      },
      extras: ['10001', '2025-2026', 'Matriculas'],
      returnUrl: 'https://hub.example/volver',
      locale: 'es-CO',
      expiresAt: new Date(kit.now().getTime() + 3_600_000).toISOString(),
    },
    { signal: AbortSignal.timeout(5000), trace: 'stage', key: reference },
  )
  if (start.is !== 'form') throw new Error('PayU starts with a form')
  const answer = await fetch(start.action, { method: 'POST', body: new URLSearchParams(start.fields) })
  if (!answer.ok) throw new Error('PayU refuses the form')
}

/** A payment link that the office made in PayU's module: genuine, and none of ours. */
function unknownCallback({ books }: PretendPayU): RawRequest {
  const form = new URLSearchParams({
    referenceCode: 'Link de pago 77',
    amount: '90000',
    currency: 'COP',
    test: '1',
  })
  return callbackRequest(confirmationBody(books.open(form), 'APPROVED', keys))
}

function callbackRequest(body: URLSearchParams): RawRequest {
  return {
    method: 'POST',
    path: '',
    query: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(body.toString()),
  }
}

function withoutSign(callback: RawRequest): RawRequest {
  const form = new URLSearchParams(new TextDecoder().decode(callback.body))
  form.delete('sign')
  return callbackRequest(form)
}
