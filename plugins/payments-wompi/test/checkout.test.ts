import { describe, expect, it } from 'vitest'
import type { CheckoutPayer } from '@matricula/contract'
import { aCheckout, aMerchant, settingsWith, write } from './support/merchant.ts'
import { checkoutUrl, customerOf } from '../src/to-checkout-url.ts'

function fieldsOf(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams)
}

function customer(payer: Partial<CheckoutPayer>, documentType: 'CC' | 'PP' = 'CC'): Record<string, string> {
  return customerOf({ ...aCheckout().payer, ...payer }, documentType)
}

describe('a checkout', () => {
  it('is a URL of the hosted page with the payment signed in it, and the payer beside it', () => {
    const url = checkoutUrl(aCheckout(), settingsWith())
    expect(url).toMatch(/^https:\/\/checkout\.wompi\.co\/p\/\?/)
    expect(fieldsOf(url)).toEqual({
      'public-key': 'pub_test_INVENTED',
      currency: 'COP',
      'amount-in-cents': '185000000',
      reference: 'MAT-2026-000123',
      'signature:integrity': 'c899e1bda9916631fb2d1b698ad466626b55a592101768474da71576a4c5b124',
      'redirect-url': 'https://hub.example.edu.co/pago/retorno',
      'expiration-time': '2026-01-31T04:59:59.000Z',
    })
    expect(customer({})).toEqual({
      'customer-data:email': 'laura.diaz@example.com',
      'customer-data:full-name': 'Laura Díaz',
      'customer-data:phone-number': '3001234567',
      'customer-data:phone-number-prefix': '+57',
      'customer-data:legal-id': '1020304050',
      'customer-data:legal-id-type': 'CC',
    })
  })

  it('carries no secret', () => {
    const { privateKey, integritySecret, eventsSecret } = settingsWith()
    const url = checkoutUrl(aCheckout(), settingsWith())
    for (const secret of [privateKey, integritySecret, eventsSecret]) expect(url).not.toContain(secret)
  })

  it.each([
    ['3001234567', '3001234567'],
    ['+57 (300) 123-4567', '3001234567'],
    ['573001234567', '3001234567'],
    ['57 601 228 1260', '6012281260'],
    ['2281260', undefined],
    ['14155550100', undefined],
    ['', undefined],
  ])('takes the phone %j for %j', (phone, number) => {
    expect(customer({ phone })['customer-data:phone-number']).toBe(number)
  })

  it.each([
    ['1020304050', 'CC', '1020304050'],
    ['AB12345', 'CC', undefined],
    ['0123', 'CC', undefined],
    ['AB12345', 'PP', 'AB12345'],
    ['AB 12&345', 'PP', undefined],
  ] as const)('takes the document %j as %s for %j', (id, type, shown) => {
    expect(customer({ id }, type)['customer-data:legal-id']).toBe(shown)
  })

  it.each([
    ['CE', 'AB123456', 'CE'],
    ['PA', 'AV123456', 'PP'],
    ['NIT', '890903938', 'NIT'],
  ] as const)('tells a number that the payer said is a %s as %s of the kind %s', (document, id, type) => {
    expect(customer({ id, document })).toMatchObject({
      'customer-data:legal-id': id,
      'customer-data:legal-id-type': type,
    })
  })

  it('keeps accents, and lets no name break out of its field', () => {
    const name = 'Íñigo\u0000\n&signature:integrity=0'
    const fields = customer({ name, lastname: 'Ñustes "Peña" <b>' })
    expect(fields['customer-data:full-name']).toBe('Íñigo &signature:integrity=0 Ñustes "Peña" <b>')
    expect(fields).not.toHaveProperty('signature:integrity')
  })

  it('leaves out a name of nothing', () => {
    expect(customer({ name: ' ', lastname: '\t' })).not.toHaveProperty('customer-data:full-name')
  })

  it.each([
    [1_499, 'below what Wompi takes'],
    [10_000_000_001, 'beyond what Wompi takes'],
  ])('over %d pesos is refused: it is %s', async (amount) => {
    const { adapter } = aMerchant()
    await expect(adapter.startCheckout(aCheckout({ amount }), write('k'))).rejects.toMatchObject({
      code: 'rejected',
      field: 'amount',
    })
  })

  it.each([1_500, 10_000_000_000])('over %d pesos is taken', async (amount) => {
    const { adapter } = aMerchant()
    await expect(adapter.startCheckout(aCheckout({ amount }), write('k'))).resolves.toMatchObject({
      is: 'redirect',
      providerRef: null,
    })
  })
})
