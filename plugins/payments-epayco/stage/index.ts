import type { PluginKit, RawRequest } from '@matricula/contract'
import type { OpenStage, Stage } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
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
  return stageOf(epayco, given, async () => undefined)
}

/** The older form: ePayco hears of a payment from the browser alone. */
export const openFormStage: OpenStage<'payments'> = async (kit) => {
  const epayco = await openPretendEpayco(keys, () => kit.now())
  const given = { ...settingsAt(epayco.server.origin), checkout: 'form' }
  return stageOf(epayco, given, (reference) => openInBrowser(kit, given, reference))
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
  openCheckout: (reference: string) => Promise<void>,
): Stage<'payments'> {
  return {
    settings,
    secrets: [keys.pKey, keys.privateKey],
    vendor: {
      injectFault: (vendorFault, scope) => server.injectFault(vendorFault, scope),
      clearFault: () => server.clearFault(),
      faultReached: () => server.faultReached(),
      // By invoice: every session of one opens the same payment.
      effects: async (reference) => (books.find(reference) === undefined ? 0 : 1),
    },
    facts: {
      statuses,
      async settle(reference, rawStatus) {
        if (books.find(reference) === undefined) await openCheckout(reference)
        books.settle(reference, codeFor(rawStatus))
      },
      chargeAgain: async (reference, rawStatus) => void books.openAgain(reference, codeFor(rawStatus)),
      async callback(reference, rawStatus) {
        const booked = books.find(reference)
        if (booked === undefined) throw new Error('ePayco knows no such payment')
        return callbackRequest(confirmationOf(booked, codeFor(rawStatus), keys))
      },
      unknownCallback: async () => callbackRequest(unknownCallback(books)),
      signed: 'fields',
      unsigned: withoutSignature,
    },
    close: () => server.close(),
  }
}

/** What the suite asks of every checkout, as ePayco hears of a form from the browser alone. */
const amountOfTheKit = 1_234_567

/** Posts the form of a checkout as a browser would, so that ePayco checks its signature and knows of it. */
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
  if (start.is !== 'form') throw new Error('this stage starts with a form')
  const answer = await fetch(start.action, { method: 'POST', body: new URLSearchParams(start.fields) })
  if (!answer.ok) throw new Error('ePayco refuses the form')
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

function callbackRequest(fields: Record<string, string>): RawRequest {
  return {
    method: 'POST',
    path: '',
    query: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  }
}

function withoutSignature(callback: RawRequest): RawRequest {
  const { x_signature: _signature, ...fields } = Object.fromEntries(
    new URLSearchParams(new TextDecoder().decode(callback.body)),
  )
  return callbackRequest(fields)
}
