import { expect, it } from 'vitest'
import { checkoutPayerOf } from '../../../src/modules/payments/payer.ts'

it('A provider sees of a payer what its checkout needs, and nothing that the school’s form asks besides', () => {
  const payer = { name: 'Ana', lastname: 'Ruiz', id: '52123456', email: 'ana@correo.co', phone: '3001234567' }
  const row = { ...payer, healthInsurer: 'Salud' }
  expect(checkoutPayerOf(row)).toEqual({ ...payer, document: null })
  expect(checkoutPayerOf({ ...row, document: 'CE' })).toEqual({ ...payer, document: 'CE' })
})
