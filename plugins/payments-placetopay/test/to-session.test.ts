import { describe, expect, it } from 'vitest'
import type { CheckoutPayer } from '@matricula/contract'
import { sessionFrom } from '../src/to-session.ts'
import { aCheckout, now, settingsWith } from './support/site.ts'

function buyer(payer: Partial<CheckoutPayer>, documentType: 'CC' | 'CE' | 'PPN' = 'CC'): unknown {
  const checkout = aCheckout()
  const request = { ...checkout, payer: { ...checkout.payer, ...payer } }
  return Reflect.get(sessionFrom(request, settingsWith({ documentType }), now), 'buyer')
}

describe('a session to create', () => {
  it.each(['3001234567', '+57 300 123 4567', '573001234567'])('takes the phone %j for a mobile', (phone) => {
    expect(buyer({ phone })).toMatchObject({ mobile: '3001234567' })
  })

  it.each(['6012281260', '14155550100', '2281260', ''])('takes the phone %j for no mobile', (phone) => {
    expect(buyer({ phone })).not.toHaveProperty('mobile')
  })

  it.each([
    ['1020304050', 'CC'],
    ['AB1234567', 'CE'],
    ['AV_123456', 'PPN'],
  ] as const)('sends %s as a %s', (id, type) => {
    expect(buyer({ id }, type)).toMatchObject({ document: id, documentType: type })
  })

  it.each([
    ['CE', 'AB1234567', 'CE'],
    ['PA', 'AV_123456', 'PPN'],
    ['NIT', '890903938', 'NIT'],
  ] as const)('sends what the payer said is a %s, %s, as a %s', (document, id, type) => {
    expect(buyer({ id, document })).toMatchObject({ document: id, documentType: type })
  })

  it.each([
    ['0102030405', 'CC'],
    ['AV123456', 'CC'],
    ['1.020.304.050', 'CC'],
    ['A B', 'PPN'],
  ] as const)('does not send %s as a %s, nor guess what else it is', (id, type) => {
    expect(buyer({ id }, type)).not.toHaveProperty('document')
    expect(buyer({ id }, type)).not.toHaveProperty('documentType')
  })

  it('keeps accents and cuts names and descriptions to what the vendor takes', () => {
    const name = `Íñigo\u0000\tdel Niño ${'x'.repeat(100)}`
    expect(buyer({ name })).toMatchObject({ name: `Íñigo del Niño ${'x'.repeat(45)}` })
    const description = `Matrícula ${'😀'.repeat(200)}`
    expect(sessionFrom(aCheckout({ description }), settingsWith(), now)).toMatchObject({
      payment: { description: `Matrícula ${'😀'.repeat(120)}` },
    })
    expect(sessionFrom(aCheckout({ description: `a${description}` }), settingsWith(), now)).toMatchObject({
      payment: { description: `aMatrícula ${'😀'.repeat(119)}` },
    })
  })

  it('ends no sooner than the vendor allows', () => {
    const at = (expiresAt: string) => sessionFrom(aCheckout({ expiresAt }), settingsWith(), now)
    expect(at('2026-01-15T15:05:00Z')).toMatchObject({ expiration: '2026-01-15T10:05:00-05:00' })
    expect(() => at('2026-01-15T15:04:59Z')).toThrow(
      expect.objectContaining({ code: 'rejected', field: 'expiresAt' }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN])('is not made over %d pesos', (amount) => {
    expect(() => sessionFrom(aCheckout({ amount }), settingsWith(), now)).toThrow(
      expect.objectContaining({ code: 'invalid', field: 'amount' }),
    )
  })

  it('speaks English to who reads English', () => {
    expect(sessionFrom(aCheckout({ locale: 'en' }), settingsWith(), now)).toMatchObject({ locale: 'en_US' })
  })
})
