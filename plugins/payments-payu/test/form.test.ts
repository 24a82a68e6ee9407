import { describe, expect, it } from 'vitest'
import { checkoutForm } from '../src/to-form.ts'
import { aCheckout, noon, settingsWith } from './support/payu.ts'

const confirmationUrl = 'https://hub.example/api/payments/callbacks/payu'

function fieldsOf(request = aCheckout(), settings = settingsWith()): Readonly<Record<string, string>> {
  const start = checkoutForm(request, settings, { confirmationUrl, now: noon })
  return start.is === 'form' ? start.fields : {}
}

describe('the form', () => {
  it('carries invoice, value, payer, extras and addresses as PayU names them, and no tax', () => {
    expect(checkoutForm(aCheckout(), settingsWith(), { confirmationUrl, now: noon })).toEqual({
      is: 'form',
      action: 'https://sandbox.checkout.payulatam.com/ppp-web-gateway-payu/',
      providerRef: null,
      fields: {
        merchantId: '508029',
        accountId: '512321',
        referenceCode: 'MAT-2026-000123',
        description: 'Matricula 2025-2026 Colegio',
        amount: '1850000',
        currency: 'COP',
        tax: '0',
        taxReturnBase: '0',
        algorithmSignature: 'SHA256',
        signature: '891d3666b976edc18d4741b851168d01906ed18d57804d5118d442ced93662e0',
        extra1: '31001',
        extra2: '2025-2026',
        extra3: 'Matriculas',
        lng: 'es',
        test: '1',
        responseUrl: 'https://hub.example/volver?token=abc',
        confirmationUrl,
        expirationDate: '2026-01-20 13:00:00',
      },
      prefill: {
        buyerFullName: 'María José Ibáñez',
        buyerEmail: 'maria@example.com',
        telephone: '3001234567',
        payerFullName: 'María José Ibáñez',
        payerEmail: 'maria@example.com',
        payerPhone: '3001234567',
        payerDocument: '1020304050',
        payerDocumentType: 'CC',
      },
    })
  })

  it('has the stand-ins for a buyer, where another browser goes on with it', () => {
    const defaultBuyer = {
      buyerName: 'Acudiente',
      buyerEmail: 'pagos@colegio.example',
      buyerPhone: '6015550100',
    }
    expect(fieldsOf(aCheckout(), settingsWith(defaultBuyer))).toMatchObject({
      buyerFullName: 'Acudiente',
      buyerEmail: 'pagos@colegio.example',
      telephone: '6015550100',
    })
  })

  it.each([
    ['CE', 'CE'],
    ['PA', 'PP'],
    ['NIT', 'NIT'],
  ] as const)('tells a number that the payer said is a %s as a %s', (document, payerDocumentType) => {
    const { payer, ...checkout } = aCheckout()
    const request = { ...checkout, payer: { ...payer, document } }
    expect(checkoutForm(request, settingsWith(), { confirmationUrl, now: noon }).prefill).toMatchObject({
      payerDocument: payer.id,
      payerDocumentType,
    })
  })

  it('never carries the keys', () => {
    const { apiKey, apiLogin } = settingsWith()
    expect(Object.values(fieldsOf())).not.toContain(apiKey)
    expect(Object.values(fieldsOf())).not.toContain(apiLogin)
  })

  it('goes to the real checkout, not as a test, with the settings of production', () => {
    const start = checkoutForm(aCheckout(), settingsWith({ test: false }), { confirmationUrl, now: noon })
    expect(start).toMatchObject({
      action: 'https://checkout.payulatam.com/ppp-web-gateway-payu/',
      fields: { test: '0' },
    })
  })

  it('restricts the means of payment under a signature of its own', () => {
    const restricted = fieldsOf(
      aCheckout(),
      settingsWith({ paymentMethods: ['PSE', 'VISA'], algorithm: 'MD5' }),
    )
    expect(restricted).toMatchObject({
      paymentMethods: 'PSE,VISA',
      signature: '90402d6d65cecc9ac31693bc0a16cd96',
    })
  })

  it.each([
    ['exactly seven days ahead is handed over', '2026-01-27T17:00:00Z', '2026-01-27 12:00:00'],
    ['further ahead is left to PayU', '2026-01-27T17:00:01Z', undefined],
    ['by night in UTC is the evening before in Bogotá', '2026-01-21T04:59:59Z', '2026-01-20 23:59:59'],
  ])('an expiry %s', (_what, expiresAt, expected) => {
    expect(fieldsOf(aCheckout({ expiresAt }))['expirationDate']).toBe(expected)
  })

  it.each([
    ['Matrícula ~ año 2026', 'Matricula ano 2026'],
    ['"><script>alert(1)</script>', 'script alert(1) /script'],
    ['línea\r\notra', 'linea otra'],
    ['x'.repeat(300), 'x'.repeat(255)],
    ['🎒', ''],
  ])('the description %j becomes plain', (description, plain) => {
    expect(fieldsOf(aCheckout({ description }))['description']).toBe(plain)
  })

  it('leaves empty what extras there are none of, and speaks English where asked', () => {
    expect(fieldsOf(aCheckout({ extras: ['31001'], locale: 'en' }))).toMatchObject({
      extra1: '31001',
      extra2: '',
      extra3: '',
      lng: 'en',
    })
  })
})
