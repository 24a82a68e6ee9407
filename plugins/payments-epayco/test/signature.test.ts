import { describe, expect, it } from 'vitest'
import { formSignature, isSigned } from '../src/signature.ts'
import { signFacts, signForm } from '../stage/signing.ts'
import { keys } from './support/epayco.ts'

const facts = { ref: '123456789', transactionId: '987654321', amount: '1850000.00', currency: 'COP' }
const genuine = {
  ...facts,
  signature: '0e360231a96154166e2cabb2289e570a416af0613709bc9ed1cb164f25422177',
}

describe('the signature of a confirmation', () => {
  it.each([
    genuine,
    {
      ...facts,
      amount: '1850000',
      signature: '1a08b43b527020b1dec43328ea15fbcb6ea86b31724c580cea7f7e1ce03619e5',
    },
  ])('over the amount $amount, as it came, is ePayco’s', (signed) => {
    expect(isSigned(signed, keys)).toBe(true)
    expect(signFacts({ ...signed, ref: Number(signed.ref) }, keys)).toBe(signed.signature)
  })

  it('is read in capitals too', () => {
    expect(isSigned({ ...genuine, signature: genuine.signature.toUpperCase() }, keys)).toBe(true)
  })

  it.each([
    ['the same amount written otherwise', { ...genuine, amount: '1850000' }],
    ['another amount', { ...genuine, amount: '1850001.00' }],
    ['another reference', { ...genuine, ref: '123456780' }],
    ['another transaction', { ...genuine, transactionId: '987654320' }],
    ['another currency', { ...genuine, currency: 'USD' }],
    ['fields that moved across a caret', { ...genuine, ref: '123456789^987654321', transactionId: '' }],
    ['no signature', { ...genuine, signature: '' }],
    ['one that is no hex', { ...genuine, signature: 'ñ'.repeat(64) }],
  ])('does not hold for %s', (_what, signed) => {
    expect(isSigned(signed, keys)).toBe(false)
  })

  it('does not hold under the key of another merchant', () => {
    expect(isSigned(genuine, { ...keys, pKey: 'another' })).toBe(false)
  })
})

describe('the signature of a form', () => {
  it('is ePayco’s', () => {
    const expected = '09c34511b5ae1637068b9eb21371f377'
    expect(formSignature({ invoice: 'MAT-2026-000123', amount: '1850000', currency: 'COP' }, keys)).toBe(
      expected,
    )
    const form = { p_id_invoice: 'MAT-2026-000123', p_amount: '1850000', p_currency_code: 'COP' }
    expect(signForm(new URLSearchParams(form), keys)).toBe(expected)
  })
})
