import { describe, expect, it } from 'vitest'
import type { InvoiceRequest } from '../../src/api/types.ts'
import { attemptKey, endAttempt } from '../../src/parents/pay/attempt-key.ts'
import { byDate } from '../../src/components/price/by-date.ts'
import { invoiceRequest } from '../../src/parents/pay/invoice-request.ts'
import { createIdempotencyKey } from '../../src/api/idempotency-key.ts'
import { payPath } from '../../src/parents/pay/pay-path.ts'
import { EMPTY_PAYER, isPayerComplete, payerErrors } from '../../src/parents/pay/payer-form.ts'
import { priceDifferences } from '../../src/parents/pay/price-differences.ts'
import { aDraft, aSeason, aStudent, totals } from '../support/builders.ts'

const ana = {
  name: 'Ana ',
  lastname: 'Peñalosa',
  id: '52123456',
  email: ' ana@correo.com',
  phone: '3001234567',
}
const charge = {
  code: 'CA-0001',
  name: 'Derecho de matrícula',
  shipDate: '2025-07-28',
  price: 4_750_000,
  paidNow: true,
}
const quote = { quoteId: 'q1', totals: totals(), charges: [charge] }

describe('the way of a payment', () => {
  it.each([
    [0, 1, 2, 'advance'],
    [0, 3, 1, 'advance'],
    [1, 1, 2, 'payer'],
    [1, 2, 2, 'payer'],
    [1, 3, 2, 'payer'],
    [1, 3, 1, 'agreement'],
  ] as const)('total %i, period %i, method %i: %s', (totalV, period, method, path) => {
    expect(payPath({ totalV }, { period, method })).toBe(path)
  })
})

describe('the request of a payment', () => {
  const given = { season: aSeason(), student: aStudent(), draft: aDraft({ quotas: 5 }), quote }

  it('sends choices, the total that was read and the payer without spaces', () => {
    expect(invoiceRequest({ ...given, path: 'payer', payer: ana })).toEqual({
      student: '10001',
      fees: { quoteId: 'q1', studentTotalV: 4_750_000, transport: { is: 'undecided' }, activities: [] },
      token: '',
      payPeriod: 3,
      payMethod: 2,
      chargeLines: [{ ItemCode: 'CA-0001', shipDate: '2025-07-28', UnitPrice: 4_750_000 }],
      kind: 'pse',
      pensionQuotas: 5,
      payer: {
        name: 'Ana',
        lastname: 'Peñalosa',
        id: '52123456',
        email: 'ana@correo.com',
        phone: '3001234567',
      },
    })
  })
  it('sends an advance without period, method and payer, with instalments that can be charged', () => {
    const draft = aDraft({ period: 1, quotas: 0 })
    expect(invoiceRequest({ ...given, draft, path: 'advance', payer: ana })).toMatchObject({
      payPeriod: 0,
      payMethod: 0,
      kind: 'advance',
      pensionQuotas: 11,
      payer: null,
    })
  })
  it('sends a bank agreement without payer, on the order that exists', () => {
    const student = aStudent({ order: { status: 'open', token: 'abc' } })
    const draft = aDraft({ method: 1 })
    expect(invoiceRequest({ ...given, student, draft, path: 'agreement', payer: null })).toMatchObject({
      token: 'abc',
      payMethod: 1,
      kind: 'diners',
      payer: null,
    })
  })
})

describe('the key of an attempt', () => {
  const request: InvoiceRequest = invoiceRequest({
    season: aSeason(),
    student: aStudent(),
    draft: aDraft(),
    quote,
    path: 'payer',
    payer: ana,
  })
  function aStore() {
    const kept = new Map<string, string>()
    return {
      kept,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    }
  }

  it('stays the same for the same request, also read from a newer quote of the same price', () => {
    const store = aStore()
    const key = attemptKey(store, request, createIdempotencyKey)
    expect(attemptKey(store, request, createIdempotencyKey)).toBe(key)
    expect(
      attemptKey(store, { ...request, fees: { ...request.fees, quoteId: 'q2' } }, createIdempotencyKey),
    ).toBe(key)
  })
  it('stays the same once a lost answer has given the order its token', () => {
    const store = aStore()
    const key = attemptKey(store, request, createIdempotencyKey)
    expect(attemptKey(store, { ...request, token: 'a'.repeat(32) }, createIdempotencyKey)).toBe(key)
  })
  it('changes with the price, with who pays, and once the attempt was answered', () => {
    const store = aStore()
    const keys = new Set([attemptKey(store, request, createIdempotencyKey)])
    keys.add(
      attemptKey(store, { ...request, fees: { ...request.fees, studentTotalV: 1 } }, createIdempotencyKey),
    )
    keys.add(
      attemptKey(store, { ...request, payer: { ...ana, email: 'otra@correo.com' } }, createIdempotencyKey),
    )
    endAttempt(store, request.student)
    keys.add(
      attemptKey(store, { ...request, payer: { ...ana, email: 'otra@correo.com' } }, createIdempotencyKey),
    )
    expect(keys.size).toBe(4)
  })
  it('stores nothing that tells who pays', () => {
    const store = aStore()
    attemptKey(store, request, createIdempotencyKey)
    expect([...store.kept.values()].join()).not.toMatch(/Ana|correo|52123456/)
  })
  it('is a UUID of version 4', () => {
    expect(createIdempotencyKey()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })
})

describe('the payer', () => {
  it('is complete when all five fields say something', () => {
    expect(isPayerComplete(ana)).toBe(true)
    expect(isPayerComplete(EMPTY_PAYER)).toBe(false)
  })
  it.each(['name', 'lastname', 'id', 'email', 'phone'] as const)(
    'is not complete with a blank %s',
    (field) => {
      expect(isPayerComplete({ ...ana, [field]: '  ' })).toBe(false)
    },
  )
  it("shows the hub's messages beside their fields, however it names them", () => {
    expect(payerErrors({ 'payer.email': ['Correo'], '0.payer.phone': ['Teléfono'], other: ['x'] })).toEqual({
      email: 'Correo',
      phone: 'Teléfono',
    })
  })
})

describe('what is charged afterwards', () => {
  it('is grouped by date, earliest first, with the sum of each date', () => {
    const september = { ...charge, shipDate: '2025-09-28', price: 3 }
    const august = { ...charge, shipDate: '2025-08-28', price: 1 }
    expect(byDate([september, august, { ...august, code: 'CM-0016', price: 2 }])).toMatchObject([
      { day: '2025-08-28', total: 3, lines: [{ code: 'CA-0001' }, { code: 'CM-0016' }] },
      { day: '2025-09-28', total: 3 },
    ])
  })
})

describe('a price that changed', () => {
  it('shows what differs and always the total', () => {
    const after = totals({ annualNow: 4_751_000, totalV: 4_751_000 })
    expect(priceDifferences(quote, { totals: after })).toEqual([
      { name: 'annualNow', was: 4_750_000, is: 4_751_000 },
      { name: 'today', was: 4_750_000, is: 4_751_000 },
    ])
    expect(priceDifferences(quote, quote)).toEqual([{ name: 'today', was: 4_750_000, is: 4_750_000 }])
  })
})
