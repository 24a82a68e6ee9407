import type { RawRequest } from '@matricula/contract'
import type { OpenStage, Stage } from '@matricula/contract/kit'
import { faultsOf, postedCallback } from '@matricula/contract/sandbox'
import { openPretendEpayco } from './pretend-epayco.ts'
import type { PretendEpayco } from './pretend-epayco.ts'
import { codeFor, confirmationOf } from './confirmation.ts'

const keys = {
  custId: '900123',
  pKey: 'p_key_de_mentira_0123456789abcdef',
  publicKey: 'publica_de_mentira_0123456789',
  privateKey: 'privada_de_mentira_0123456789',
}

const statuses = {
  Aceptada: 'approved',
  Rechazada: 'declined',
  Pendiente: 'pending',
  Fallida: 'declined',
  Reversada: 'reversed',
  Retenida: 'pending',
  Iniciada: 'pending',
  Expirada: 'expired',
  Abandonada: 'declined',
  Cancelada: 'declined',
  Antifraude: 'pending',
} as const

/** Smart Checkout: ePayco hears of a payment when the hub asks for a session. */
export const openStage: OpenStage<'payments'> = async (kit) => {
  const epayco = await openPretendEpayco(keys, () => kit.now())
  const { origin } = epayco.server
  const given = { ...settingsAt(origin), checkout: `${origin}/session/{sessionId}` }
  return stageOf(epayco, given)
}

/** The older form: ePayco hears of a payment from the browser alone. */
export const openFormStage: OpenStage<'payments'> = async (kit) => {
  const epayco = await openPretendEpayco(keys, () => kit.now())
  const given = { ...settingsAt(epayco.server.origin), checkout: 'form' }
  return stageOf(epayco, given)
}

function settingsAt(origin: string): Readonly<Record<string, unknown>> {
  return {
    ...keys,
    test: true,
    name: 'Colegio de mentira',
    apiUrl: origin,
    validationUrl: origin,
    formUrl: `${origin}/checkout.php`,
  }
}

function stageOf(
  { books, server }: PretendEpayco,
  settings: Readonly<Record<string, unknown>>,
): Stage<'payments'> {
  return {
    settings,
    secrets: [keys.pKey, keys.privateKey],
    vendor: {
      ...faultsOf(server),
      // By invoice: every session of one opens the same payment.
      effects: async (reference) => (books.find(reference) === undefined ? 0 : 1),
    },
    facts: {
      statuses,
      async checkoutAtVendor(reference) {
        const booked = books.find(reference)
        if (booked === undefined) return null
        const { amount, currency, response, confirmation } = booked
        return { amount, currency, returnUrl: response, callbackUrl: confirmation }
      },
      settle: async (reference, rawStatus) => void books.settle(reference, codeFor(rawStatus)),
      chargeAgain: async (reference, rawStatus) => void books.openAgain(reference, codeFor(rawStatus)),
      async callback(reference, rawStatus) {
        const booked = books.find(reference)
        if (booked === undefined) throw new Error('ePayco knows no such payment')
        return postedCallback(new URLSearchParams(confirmationOf(booked, codeFor(rawStatus), keys)))
      },
      unknownCallback: async () => postedCallback(new URLSearchParams(unknownCallback(books))),
      signed: 'fields',
      unsigned: withoutSignature,
    },
    close: () => server.close(),
  }
}

/** A payment link that the office made in ePayco's dashboard: genuine, and none of ours. */
function unknownCallback(books: PretendEpayco['books']): Record<string, string> {
  const link = books.open({
    invoice: 'Link de pago 77',
    amount: 90_000,
    currency: 'COP',
    description: 'Uniforme',
    test: true,
    confirmation: '',
    response: '',
    extras: [],
  })
  return confirmationOf(link, '1', keys)
}

function withoutSignature(callback: RawRequest): RawRequest {
  const fields = new URLSearchParams(new TextDecoder().decode(callback.body))
  fields.delete('x_signature')
  return postedCallback(fields)
}
