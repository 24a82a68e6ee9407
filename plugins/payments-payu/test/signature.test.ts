import { describe, expect, it } from 'vitest'
import { confirmedValue, isSignedConfirmation, requestSignature } from '../src/signature.ts'
import { signConfirmation, signForm, signResponse } from '../stage/signing.ts'
import { published } from './support/payu.ts'

const docs = { referenceCode: 'TestPayU', amount: '20000', currency: 'COP', paymentMethods: '' }
const ours = { referenceCode: 'MAT-2026-000123', amount: '1850000', currency: 'COP', paymentMethods: '' }

describe('the signature of a form', () => {
  it.each([
    [docs, 'MD5', '7ee7cf808ce6a39b17481c54f2c57acc'],
    [docs, 'SHA', 'fa890d3f94e12b5cdb62e8771453b99b78e7ccdc'],
    [docs, 'SHA256', 'af3899a22336b79db46006491d15813158826f944599bf3bf601e2327f898022'],
    [ours, 'MD5', 'a300cc8b31288742c6a44cbf13319b1b'],
    [ours, 'SHA256', '891d3666b976edc18d4741b851168d01906ed18d57804d5118d442ced93662e0'],
  ] as const)('of %o by %s is PayU’s', (signed, algorithm, expected) => {
    expect(requestSignature(signed, published, algorithm)).toBe(expected)
    const form = new URLSearchParams({
      referenceCode: signed.referenceCode,
      amount: signed.amount,
      currency: signed.currency,
      algorithmSignature: algorithm,
    })
    expect(signForm(form, published)).toBe(expected)
  })

  it('is another when the amount has decimals or the methods are restricted', () => {
    const plain = requestSignature(ours, published, 'MD5')
    expect(requestSignature({ ...ours, amount: '1850000.00' }, published, 'MD5')).not.toBe(plain)
    expect(requestSignature({ ...ours, paymentMethods: 'PSE' }, published, 'MD5')).not.toBe(plain)
  })
})

describe('the signature of a confirmation', () => {
  const told = (reference: string, value: string, currency: string, state: string, sign: string) => ({
    reference,
    value,
    currency,
    state,
    sign,
  })
  const sha256 = '6c1549e17ac7b9550bdbefa6a05b147c73b9bda6f08b1a12d2bd9dce0eef381e'
  const genuine = told('MAT-2026-000123', '1850000.00', 'COP', '4', sha256)

  it.each([
    told('TestPayU05', '150.26', 'USD', '4', '1d95778a651e11a0ab93c2169a519cd6'),
    told('TestPayU04', '150.00', 'USD', '6', 'df67936f918887b2aa31688a77a10fe1'),
    told('TestPayU04', '150.00', 'USD', '4', 'b607a2c2fa100e0947b206d41864fb86'),
    told('MAT-2026-000123', '1850000.00', 'COP', '4', '10ecac2d38b1fe0d1dcd9c455587b956'),
    genuine,
  ])('over $value in state $state is PayU’s', (confirmation) => {
    expect(isSignedConfirmation(confirmation, published)).toBe(true)
    const hash = confirmation.sign.length === 32 ? 'md5' : 'sha256'
    expect(signConfirmation(confirmation, published, hash)).toBe(confirmation.sign)
  })

  it('is read in capitals too', () => {
    expect(isSignedConfirmation({ ...genuine, sign: sha256.toUpperCase() }, published)).toBe(true)
  })

  it.each([
    [
      'the hash of another state, as one page of the documentation prints it',
      told('TestPayU04', '150.00', 'USD', '6', 'b607a2c2fa100e0947b206d41864fb86'),
    ],
    ['another amount', { ...genuine, value: '1850000.10' }],
    ['another reference', { ...genuine, reference: 'MAT-2026-000124' }],
    ['another currency', { ...genuine, currency: 'USD' }],
    ['a value of another shape', { ...genuine, value: '1850000.0' }],
    ['a sign of no known length', { ...genuine, sign: sha256.slice(1) }],
    ['a sign that is no hex', { ...genuine, sign: 'ñ'.repeat(64) }],
    ['no sign', { ...genuine, sign: '' }],
  ])('does not hold for %s', (_what, confirmation) => {
    expect(isSignedConfirmation(confirmation, published)).toBe(false)
  })

  it.each([
    ['150.00', '150.0'],
    ['150.20', '150.2'],
    ['150.26', '150.26'],
    ['1850000.00', '1850000.0'],
    ['1e6', null],
    ['-1.00', null],
    ['1850000', null],
  ])('takes the value %s for %s', (value, signed) => {
    expect(confirmedValue(value)).toBe(signed)
  })
})

describe('the signature that the pretend PayU gives the browser', () => {
  it.each([
    ['150.25', '00286dc735bd9eaa8ae3a3a4cbb40688'],
    ['150.35', '9df2bb60e2838170009040982967923f'],
    ['150.34', '779f163be9347a691bcdb25064644795'],
  ])('rounds %s half to even', (value, expected) => {
    const outcome = { reference: 'TestPayU04', value, currency: 'USD', state: '6' }
    expect(signResponse(outcome, published, 'md5')).toBe(expected)
  })
})
