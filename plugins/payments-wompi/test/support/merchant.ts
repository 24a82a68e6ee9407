import { readFileSync } from 'node:fs'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import Joi from 'joi'
import type { CheckoutRequest, PaymentsAdapter, Read, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import type { MemoryKit } from '@matricula/contract/kit'
import { transactionSchema } from '../../src/from-transaction.ts'
import type { Transaction } from '../../src/from-transaction.ts'
import { plugin } from '../../src/index.ts'
import { settings as settingsSchema } from '../../src/settings.ts'
import type { Settings } from '../../src/settings.ts'

/** The keys of the recorded examples. */
export const keys = {
  publicKey: 'pub_test_INVENTED',
  privateKey: 'prv_test_INVENTED',
  integritySecret: 'test_integrity_INVENTED0123456789',
  eventsSecret: 'test_events_INVENTED0123456789',
}

export const sandboxHost = 'https://sandbox.wompi.co'

/** Settings as the hub hands them over: checked, with their defaults. */
export function settingsWith(changes: Partial<Settings> = {}): Settings {
  const { error, value } = settingsSchema.validate({ ...keys, ...changes })
  if (error !== undefined) throw error
  return value
}

export interface MerchantFixture {
  readonly kit: MemoryKit
  readonly adapter: PaymentsAdapter
}

export const now = new Date('2026-01-20T20:00:00.000Z')

export function aMerchant(changes: Partial<Settings> = {}): MerchantFixture {
  const kit = memoryKit({ now: () => now })
  return { kit, adapter: plugin.create(settingsWith(changes), kit) }
}

export const read: Read = { signal: new AbortController().signal, trace: 'test' }

export function write(key: string): Write {
  return { ...read, key }
}

/** What Wompi once said, with invented people in it. */
export function recording(name: string): nock.Body {
  return JSON.parse(readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'))
}

/** The only transaction of a recorded list. */
export function recordedTransaction(name: string): Transaction {
  const list = Joi.object<{ data: [Transaction] }>({ data: Joi.array().items(transactionSchema).length(1) })
  return Joi.attempt(recording(name), list.unknown()).data[0]
}

/** The wire to Wompi's sandbox, on which nothing passes but what a test expects. */
export function theWire(): nock.Scope {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  return nock(sandboxHost, { reqheaders: { authorization: `Bearer ${keys.privateKey}` } })
}

export function aCheckout(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: 'MAT-2026-000123',
    amount: 1_850_000,
    currency: 'COP',
    description: 'Matrícula 2026',
    payer: {
      name: 'Laura',
      lastname: 'Díaz',
      id: '1020304050',
      email: 'laura.diaz@example.com',
      phone: '3001234567',
      document: null,
    },
    extras: ['31001', '2025-2026', 'Matriculas'],
    returnUrl: 'https://hub.example.edu.co/pago/retorno',
    locale: 'es-CO',
    expiresAt: '2026-01-30T23:59:59-05:00',
    ...changes,
  }
}
