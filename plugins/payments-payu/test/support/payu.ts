import { readFileSync } from 'node:fs'
import type { CheckoutRequest, Read, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { plugin } from '../../src/index.ts'
import type { Settings } from '../../src/settings.ts'

/** PayU publishes these for its sandbox; everybody shares them. */
export const published = {
  merchantId: '508029',
  accountId: '512321',
  apiLogin: 'pRRXKOl8ikMmt9u',
  apiKey: '4Vj8eK4rloUd272L48hsrarnUA',
} as const

export const noon = new Date('2026-01-20T17:00:00Z')
export const read: Read = { signal: new AbortController().signal, trace: 'test' }
export const write = (key: string): Write => ({ ...read, key })

export function settingsWith(given: object = {}): Settings {
  const { error, value } = plugin.settings.validate({ ...published, test: true, ...given })
  if (error !== undefined) throw error
  return value
}

/** An adapter before PayU's addresses, which nock answers until the test ends. */
export function anAdapter(given: object = {}) {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const kit = memoryKit({ now: () => noon })
  return { kit, adapter: plugin.create(settingsWith(given), kit) }
}

export const sandbox = 'https://sandbox.api.payulatam.com'
export const reports = '/reports-api/4.0/service.cgi'
export const payments = '/payments-api/4.0/service.cgi'

/** An answer as theirs, byte for byte, with invented data. */
export function recorded(name: string): string {
  return readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8')
}

/** The same answer with something else in one place. */
export function altered(name: string, from: string, to: string): string {
  const answer = recorded(name)
  if (!answer.includes(from)) throw new Error(`${name} holds no ${from}`)
  return answer.replace(from, to)
}

/** The next answer to a question about orders. */
export function ordersAre(name: string): nock.Scope {
  return nock(sandbox).post(reports).reply(200, recorded(name), { 'content-type': 'application/json' })
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
