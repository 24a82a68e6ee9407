import { expect, it } from 'vitest'
import { amountOf, familyOf } from '../../../src/office/exceptions/money-of.ts'

it('What came in is told in the currency that it came in, where that is known', () => {
  expect(amountOf({ amount: 4_750_000, currency: 'COP' })).toBe('4.750.000')
  expect(amountOf({ amount: 12.5, currency: 'USD' })).toBe('12.5 USD')
  expect(amountOf({ amount: null, currency: 'COP' })).toBeNull()
})

it('A family is its students by name and code, or by code where nobody knows the name', () => {
  const students = [
    { code: '10013', name: 'Ana Rojas' },
    { code: '10014', name: '' },
  ]
  expect(familyOf({ students })).toBe('Ana Rojas (10013), 10014')
  expect(familyOf({ students: [] })).toBeNull()
})
