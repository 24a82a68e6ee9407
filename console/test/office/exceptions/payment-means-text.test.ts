import { expect, it } from 'vitest'
import { paymentMeansText } from '../../../src/office/exceptions/payment-means-text.ts'

const words = new Map([
  ['payment.means.pse', 'Transferencia PSE'],
  ['office.instance.card', 'Matrículas'],
  ['office.payments.path.provider', 'Tarjeta o transferencia'],
  ['office.payments.path.agreement', 'Convenio bancario'],
])
const t = (key: string) => words.get(key) ?? key

it.each([
  [{ means: 'pse', instance: 'card' }, 'Transferencia PSE (Matrículas)'],
  [{ means: 'giro', instance: 'otro' }, 'giro (otro)'],
  [{ means: null, instance: 'card' }, 'Tarjeta o transferencia (Matrículas)'],
  [{ means: null, instance: 'agreement' }, 'Convenio bancario'],
])('The payment means of %j are shown as %s', (paid, text) => {
  expect(paymentMeansText(paid, t)).toBe(text)
})
