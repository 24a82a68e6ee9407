import { readFileSync } from 'node:fs'
import type { CheckoutRequest, Read, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { plugin } from '../../src/index.ts'
import type { Settings } from '../../src/settings.ts'

export const keys = {
  custId: '900123',
  pKey: 'p_key_invented_0123456789abcdef',
  publicKey: 'public_invented',
  privateKey: 'private_invented',
} as const

export const noon = new Date('2026-01-20T17:00:00Z')
export const read: Read = { signal: new AbortController().signal, trace: 'test' }
export const write = (key: string): Write => ({ ...read, key })

export function settingsWith(given: object = {}): Settings {
  const { error, value } = plugin.settings.validate({
    ...keys,
    test: true,
    name: 'Colegio de prueba',
    checkout: 'https://colegio.example/pagar#{sessionId}',
    ...given,
  })
  if (error !== undefined) throw error
  return value
}

/** An adapter before ePayco's addresses, which nock answers until the test ends. */
export function anAdapter(given: object = {}, { now = () => noon } = {}) {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const kit = memoryKit({ now })
  return { kit, adapter: plugin.create(settingsWith(given), kit) }
}

export const api = 'https://apify.epayco.co'
export const secure = 'https://secure.epayco.co'

/** An answer as theirs, with invented data. */
export function recorded(name: string): string {
  return readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8')
}

/** The same answer with something else in one place. */
export function altered(name: string, from: string, to: string): string {
  const answer = recorded(name)
  if (!answer.includes(from)) throw new Error(`${name} holds no ${from}`)
  return answer.replace(from, to)
}

export function signsIn(): nock.Scope {
  return nock(api).post('/login').reply(200, recorded('login'))
}

/** ePayco signs in and answers a search for our payment with these. */
export function answers({
  detail = recorded('detail'),
  validation = recorded('validation'),
  transaction = recorded('transaction'),
}: { detail?: string; validation?: string; transaction?: string } = {}): void {
  signsIn()
  nock(api).post('/transaction/detail').reply(200, detail)
  nock(secure).get('/validation/v1/reference/123456789').reply(200, validation)
  nock(api).post('/payment/transaction').reply(200, transaction)
}

export function aCheckout(given: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: 'MAT-2026-000123',
    amount: 1_850_000,
    currency: 'COP',
    description: 'Matrícula 2025-2026 · Colegio',
    payer: {
      name: 'María José',
      lastname: 'Ibáñez',
      id: '1020304050',
      email: 'maria@example.com',
      phone: '3001234567',
      document: null,
    },
    extras: ['31001', '2025-2026', 'Matriculas'],
    returnUrl: 'https://hub.example/volver?token=abc',
    locale: 'es-CO',
    expiresAt: '2026-01-20T18:00:00Z',
    ...given,
  }
}
