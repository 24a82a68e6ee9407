import { expect, it } from 'vitest'
import { instancesOf, paymentMethodText } from '../../../src/office/payments/payment-method.ts'

const t = (key: string) => key

it.each([
  [{ path: 'provider', instance: 'card' }, 'office.payments.path.provider (card)'],
  [{ path: 'agreement', instance: 'agreement' }, 'office.payments.path.agreement'],
  [{ path: 'advance', instance: 'advance' }, 'office.payments.path.advance'],
  [{ path: null, instance: null }, ''],
] as const)('The payment method of %o is shown, a provider’s with its name', (payment, text) => {
  expect(paymentMethodText(payment, t)).toBe(text)
})

it('The filter offers the providers that were seen, and keeps the chosen one', () => {
  const rows = [{ instance: 'card' }, { instance: null }, { instance: 'card' }, { instance: 'agreement' }]

  expect(instancesOf(['agreement', 'advance'], rows, '')).toEqual(['agreement', 'advance', 'card'])
  expect(instancesOf(['agreement', 'advance'], [], 'payu')).toEqual(['agreement', 'advance', 'payu'])
})
