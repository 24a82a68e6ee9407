import { parseAnswer } from '@matricula/contract'
import { readFileSync } from 'node:fs'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import type { CheckoutRequest, PaymentsAdapter, Read, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import type { MemoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'
import { settings as settingsSchema } from '../../src/settings.ts'
import type { Settings } from '../../src/settings.ts'
import { sessionSchema } from '../../src/wire.ts'
import type { Session } from '../../src/wire.ts'

/** The site of the recorded examples. */
export const site = {
  login: 'demo',
  secretKey: 'SecretKeyInventada01',
  environment: 'test',
  ipAddress: '190.0.2.10',
} as const

export const host = 'https://checkout-test.placetopay.com'

/** Settings as the hub hands them over: checked, with their defaults. */
export function settingsWith(changes: Partial<Settings> = {}): Settings {
  const { error, value } = settingsSchema.validate({ ...site, ...changes })
  if (error !== undefined) throw error
  return value
}

export interface SiteFixture {
  readonly kit: MemoryKit
  readonly adapter: PaymentsAdapter
}

export const now = new Date('2026-01-15T15:00:00.000Z')

export function aSite(changes: Partial<Settings> = {}): SiteFixture {
  const kit = memoryKit({ now: () => now })
  return { kit, adapter: plugin.create(settingsWith(changes), kit) }
}

export const read: Read = { signal: new AbortController().signal, trace: 'test' }

export function write(key: string): Write {
  return { ...read, key }
}

/** What the vendor once said, with invented people in it. */
export function recording(name: string): string {
  return textOf(name)
}

/** The same with some of it changed. */
export function recordingWith(name: string, changes: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(textOf(name)), ...changes })
}

function textOf(name: string): string {
  return readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8')
}

export function recordedSession(name: string): Session {
  return parseAnswer(sessionSchema, JSON.parse(textOf(name)))
}

/** The wire to the vendor's test host, on which nothing passes but what a test expects. */
export function theWire(): nock.Scope {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  return nock(host, { reqheaders: { 'content-type': 'application/json' } })
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
    returnUrl: 'https://hub.example.edu.co/pago/retorno/MAT-2026-000123',
    locale: 'es-CO',
    expiresAt: '2026-01-15T15:30:00.000Z',
    ...changes,
  }
}
