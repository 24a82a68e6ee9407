import { beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../../../src/config/load-config.ts'
import type { ReceiptBody } from '../../../src/modules/receipts/receipt-body.ts'
import type { Receipt } from '../../../src/modules/receipts/receipt.store.ts'
import { viewReceipt } from '../../../src/modules/receipts/receipt.view.ts'
import { configFor } from '@matricula/hub/testing/test-hub'

const issuer = { name: 'Colegio de Antes', nit: '800.1', address: 'Vía 1', phone: '601', city: 'Chía' }
const at = new Date('2025-06-20T03:30:00Z')

const body: ReceiptBody = {
  version: 2,
  school: issuer,
  paymentMethod: 'aprobado',
  cycle: '2025-2026',
  reference: 'MH-1',
  student: { code: '10001', name: 'Ana Ruiz', grade: 'Segundo' },
  annual: [],
  other: [],
  balance: { amount: 0, kind: 'none' },
  totalPaid: 950_000,
  laterTotal: 0,
}

const receipt: Receipt = {
  number: 1,
  token: 'f'.repeat(32),
  orderId: 'o',
  orderToken: 'e'.repeat(32),
  issuedAt: at,
  body,
  reductions: new Map(),
  documentNumber: null,
  standing: { status: 'in-force', since: at },
  payer: null,
  period: 3,
  laterCharges: [],
  joint: null,
  providerRef: null,
  refunds: [],
  takenBack: 0,
  cancelled: null,
}

describe('A receipt names the school', () => {
  let config: Config
  beforeAll(async () => {
    config = await configFor({})
  })
  const viewed = (change: Partial<Receipt>) => {
    const { texts, settings } = config
    const reading = { school: settings.school, texts, locale: 'es-CO', publicUrl: '', now: at } as const
    return viewReceipt({ ...receipt, ...change }, reading)
  }

  it('that issued it, whatever its name and NIT are today', () => {
    expect(viewed({}).school).toEqual(issuer)
  })

  it('of today where it was issued before receipts kept it', () => {
    const { school: _school, ...before } = body
    const { name, nit } = config.settings.school
    expect(viewed({ body: { ...before, version: 1 } }).school).toMatchObject({ name, nit })
  })
})
