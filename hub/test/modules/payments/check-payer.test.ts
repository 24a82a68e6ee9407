import { describe, expect, it } from 'vitest'
import { checkPayer } from '../../../src/modules/payments/check-payer.ts'

const ana = { name: 'Ana', lastname: 'Ruiz', id: '52123456', email: 'ana@example.com', phone: '3001234567' }

describe('the payer', () => {
  it.each([
    ['name', '', 'payer.missing.name'],
    ['lastname', '   ', 'payer.missing.lastname'],
    ['id', '', 'payer.missing.id'],
    ['email', '', 'payer.missing.email'],
    ['phone', '\t', 'payer.missing.phone'],
    ['name', '123', 'payer.wrong.name'],
    ['lastname', '-', 'payer.wrong.lastname'],
    ['name', 'Ana:\r\n\r\nPague aquí', 'payer.wrong.name'],
    ['name', 'Ana\tRuiz', 'payer.wrong.name'],
    ['name', 'Ana\0', 'payer.wrong.name'],
    ['name', 'Ana\u2028Ruiz', 'payer.wrong.name'],
    ['lastname', '\u202EziuR', 'payer.wrong.lastname'],
    ['lastname', 'Ru\u2067iz', 'payer.wrong.lastname'],
    ['lastname', 'Ruiz\u200F', 'payer.wrong.lastname'],
    ['lastname', '<b>Ruiz</b>', 'payer.wrong.lastname'],
    ['name', 'Pague en https://evil.example', 'payer.wrong.name'],
    ['name', 'Pague en WWW.evil.example', 'payer.wrong.name'],
    ['name', '=HYPERLINK(1)', 'payer.wrong.name'],
    ['id', '1234', 'payer.wrong.id'],
    ['id', '1234567890123456', 'payer.wrong.id'],
    ['id', '52123456/1', 'payer.wrong.id'],
    ['id', '.-. ', 'payer.wrong.id'],
    ['email', 'ana', 'payer.wrong.email'],
    ['email', 'ana@example', 'payer.wrong.email'],
    ['email', 'ana@example.c', 'payer.wrong.email'],
    ['email', 'ana ruiz@example.com', 'payer.wrong.email'],
    ['email', '<ana@example.com>', 'payer.wrong.email'],
    ['email', 'ana@uno@example.com', 'payer.wrong.email'],
    ['email', 'ana\0@example.com', 'payer.wrong.email'],
    ['email', 'ana\u202E@example.com', 'payer.wrong.email'],
    ['phone', '123456', 'payer.wrong.phone'],
    ['phone', '1234567890123456', 'payer.wrong.phone'],
    ['phone', '300-CALL-ME', 'payer.wrong.phone'],
    ['phone', '++573001234567', 'payer.wrong.phone'],
    ['phone', '57+3001234567', 'payer.wrong.phone'],
  ])('whose %s is %j gets %s', (field, value, key) => {
    expect(checkPayer({ ...ana, [field]: value })).toEqual({
      is: 'wrong',
      fields: { [`payer.${field}`]: [key] },
    })
  })

  it.each([
    ['id', '52.123.456', '52123456'],
    ['id', ' AX-12 345 ', 'AX12345'],
    ['id', '12345', '12345'],
    ['id', '123456789012345', '123456789012345'],
    ['phone', '+57 (300) 123-4567', '+573001234567'],
    ['phone', '57 300 123 4567', '573001234567'],
    ['phone', '+1 (212) 555-0100', '+12125550100'],
    ['phone', '601.555.01', '60155501'],
    ['phone', '1234567', '1234567'],
    ['name', '  Ana María ', 'Ana María'],
    ['name', 'Ma.\u00A0José (abuela) y Cía. + 2', 'Ma. José (abuela) y Cía. + 2'],
    ['lastname', 'D´Alessandro O`Neil', "D'Alessandro O'Neil"],
    ['email', ' ana.ruiz+matricula@correo.example.co ', 'ana.ruiz+matricula@correo.example.co'],
  ])('who writes %s as %j is kept as %j', (field, written, kept) => {
    expect(checkPayer({ ...ana, [field]: written })).toEqual({
      is: 'payer',
      payer: { ...ana, [field]: kept },
    })
  })

  it('nobody gave gets every field at once', () => {
    const fields = ['name', 'lastname', 'id', 'email', 'phone']
    expect(checkPayer(null)).toEqual({
      is: 'wrong',
      fields: Object.fromEntries(fields.map((field) => [`payer.${field}`, [`payer.missing.${field}`]])),
    })
  })
})
