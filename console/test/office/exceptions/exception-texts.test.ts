import { expect, it } from 'vitest'
import { familyOf, exceptionTexts } from '../../../src/office/exceptions/exception-texts.ts'

it('What came in is shown in the currency that it came in', () => {
  expect(exceptionTexts({ amount: 4_750_000, currency: 'COP' })).toBe('4.750.000')
  expect(exceptionTexts({ amount: 12.5, currency: 'USD' })).toBe('12.5 USD')
})

it('A family is its students by name and code, or by code where nobody knows the name', () => {
  const students = [
    { code: '10013', name: 'Ana Rojas', grade: 'Primero' },
    { code: '10014', name: '', grade: '' },
  ]
  expect(familyOf({ students })).toBe('Ana Rojas (10013), 10014')
  expect(familyOf({ students: [] })).toBeNull()
})
