import { memoryKit } from '@matricula/contract/kit'
import { describe, expect, it } from 'vitest'
import { readCallback } from '../src/read-callback.ts'
import { signConfirmation } from '../stage/signing.ts'
import { noon, published, settingsWith } from './support/payu.ts'

/** A confirmation in the documented shape. */
const recorded =
  'merchant_id=508029&state_pol=4&response_code_pol=1&response_message_pol=APPROVED&reference_sale=MAT-2026-000123' +
  '&reference_pol=1400000123&sign=6c1549e17ac7b9550bdbefa6a05b147c73b9bda6f08b1a12d2bd9dce0eef381e' +
  '&extra1=ENR-2026-000123&payment_method=25&payment_method_type=4&payment_method_name=PSE&value=1850000.00' +
  '&tax=0.00&currency=COP&transaction_id=f5e668f1-7ecc-4b83-a4d1-0aaa68260862' +
  '&transaction_date=2026-01-20+15%3A04%3A05&cus=1234567&pse_bank=BANCO+DE+PRUEBAS' +
  '&email_buyer=laura.diaz%40example.com&test=1&attempts=0&ip=190.0.2.10'

function verdictOn(body: string, given: object = {}) {
  const kit = memoryKit({ now: () => noon })
  const request = {
    method: 'POST',
    path: '',
    query: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(body),
  }
  const settings = settingsWith(given)
  return { kit, verdict: readCallback(request, { settings, log: kit.log, now: () => noon }) }
}

/** The same confirmation with other fields, signed anew. */
function signedAnew(changes: Record<string, string>): string {
  const form = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(recorded)), ...changes })
  const [reference = '', value = '', currency = '', state = ''] = [
    'reference_sale',
    'value',
    'currency',
    'state_pol',
  ].map((name) => form.get(name) ?? '')
  form.set('sign', signConfirmation({ reference, value, currency, state }, published))
  return form.toString()
}

describe('a confirmation', () => {
  it('of a refund, which signs the sum of that, is no word about the payment', () => {
    const refund = signedAnew({ transaction_type: 'PARTIAL_REFUND', value: '250000.00' })
    expect(verdictOn(refund).verdict).toEqual({ is: 'nothing-for-us' })
  })

  it('is told by what PayU signed, and by nothing else', () => {
    expect(verdictOn(recorded).verdict).toEqual({
      is: 'event',
      eventId: 'MAT-2026-000123:4:1850000:COP',
      event: {
        reference: 'MAT-2026-000123',
        providerRef: 'MAT-2026-000123',
        status: 'approved',
        rawStatus: 'APPROVED',
        amount: 1_850_000,
        currency: 'COP',
        at: noon.toISOString(),
        means: null,
        reason: null,
        test: true,
      },
    })
  })

  it.each([
    ['4', 'approved', 'APPROVED'],
    ['5', 'expired', 'EXPIRED'],
    ['6', 'declined', 'DECLINED'],
    ['104', 'declined', 'ERROR'],
    ['7', 'pending', 'PENDING'],
    ['10', 'pending', 'PENDING'],
    ['12', 'pending', 'PENDING'],
    ['14', 'pending', 'PENDING'],
    ['15', 'pending', 'PENDING'],
    ['18', 'pending', 'PENDING'],
    ['99', 'pending', '99'],
    ['toString', 'pending', 'toString'],
  ])('in state %s is %s', (state, status, rawStatus) => {
    expect(verdictOn(signedAnew({ state_pol: state })).verdict).toMatchObject({
      event: { status, rawStatus },
    })
  })

  it.each([
    ['of another state', recorded.replace('state_pol=4', 'state_pol=6')],
    ['of another amount', recorded.replace('value=1850000.00', 'value=2850000.00')],
    ['of another reference', recorded.replace('MAT-2026-000123', 'MAT-2026-000124')],
    ['in another currency', recorded.replace('currency=COP', 'currency=USD')],
    ['for another merchant', recorded.replace('merchant_id=508029', 'merchant_id=508030')],
    ['without its signature', recorded.replace('sign=', 'design=')],
    ['with two references', `${recorded}&reference_sale=MAT-2026-000124`],
    ['without anything', ''],
  ])('%s is forged', (_what, body) => {
    expect(verdictOn(body).verdict).toMatchObject({ is: 'forged' })
  })

  it.each([
    ['the hub did not start', signedAnew({ reference_sale: 'Link de pago 77' }), {}],
    ['is no whole pesos', signedAnew({ value: '1850000.50' }), {}],
    ['is a test, where payments are real', recorded, { test: false }],
    ['is real, where payments are tests', signedAnew({ test: '0' }), {}],
    ['does not say whether it is a test', signedAnew({ test: '' }), {}],
  ])('of a payment that %s is nothing for us, with a warning', (_what, body, given) => {
    const { verdict, kit } = verdictOn(body, given)
    expect(verdict).toEqual({ is: 'nothing-for-us' })
    expect(kit.logged.map(({ level }) => level)).toEqual(['warn'])
  })
})
