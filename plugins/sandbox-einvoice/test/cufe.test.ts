import { expect, it } from 'vitest'
import { cufeOf } from '../src/cufe.ts'

it('hashes an invoice as Anexo técnico 1.9 does in 11.2.1', () => {
  expect(
    cufeOf({
      number: '323200000129',
      at: new Date('2019-01-16T10:53:10-05:00'),
      net: 1_500_000,
      iva: 285_000,
      total: 1_785_000,
      seller: '700085371',
      buyer: '800199436',
      key: '693ff6f2a553c3646a063436fd4dd9ded0311471',
      environment: 'production',
    }),
  ).toBe('8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4')
})

it('hashes a credit note with the PIN in the place of the key', () => {
  expect(
    cufeOf({
      number: '8110007871',
      at: new Date('2019-01-12T07:00:00-05:00'),
      net: 5000,
      iva: 950,
      total: 5950,
      seller: '900373076',
      buyer: '8355990',
      key: '12301',
      environment: 'production',
    }),
  ).toBe('907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168')
})

it('hashes a school’s invoice, which bears no IVA', () => {
  expect(
    cufeOf({
      number: 'FE1281',
      at: new Date('2026-02-01T09:15:00-05:00'),
      net: 1_665_000,
      iva: 0,
      total: 1_665_000,
      seller: '900123456',
      buyer: '1020304050',
      key: 'INVENTEDTECHKEY0123456789',
      environment: 'test',
    }),
  ).toBe('4394ca90a6c0cf0c8cc52aa8a9a031f125690740398bb5554ff2ad91acff868e3a4931753500d08643e33834c8a0054d')
})
