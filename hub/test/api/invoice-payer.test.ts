import { describe, expect, it } from 'vitest'
import {
  checkDigitOf,
  checkInvoicePayer,
  type InvoicePayer,
  payerDocuments,
  readNumber,
} from '@matricula/hub/api/invoice-payer'

const ana: InvoicePayer = {
  kind: 'person',
  document: 'CC',
  number: '1020304050',
  names: 'Ana María',
  surnames: 'Ruiz Peña',
  company: '',
  address: 'Calle 1 # 2-3, torre 4',
  municipality: '25175',
  email: 'facturas@example.com',
}

const bank: InvoicePayer = {
  ...ana,
  kind: 'company',
  document: 'NIT',
  number: '890903938',
  names: '',
  surnames: '',
  company: '3M Colombia S.A.S.',
}

describe('The check digit', () => {
  it.each([
    ['890903938', '8'],
    ['860002964', '4'],
    ['899999063', '3'],
    ['899999068', '1'],
    ['899999034', '1'],
    ['800197268', '4'],
    ['800191045', '1'],
    ['800199436', '4'],
    ['860034313', '7'],
    ['900373076', '4'],
    ['700085371', '1'],
    ['901234567', '7'],
    ['900123456', '8'],
    ['1020304050', '8'],
  ])('of the NIT %s is %s', (number, digit) => {
    expect(checkDigitOf(number)).toBe(digit)
  })

  it('tells every single digit that was mistyped, and every two neighbours that changed places', () => {
    const number = '890903938'
    const digits = Array.from('0123456789')
    const places = Array.from(number, (_digit, at) => at)
    const withDigits = (at: number, typed: string) =>
      number.slice(0, at) + typed + number.slice(at + typed.length)
    const mistyped = places.flatMap((at) => digits.map((other) => withDigits(at, other)))
    const neighbours = places
      .slice(1)
      .map((at) => withDigits(at - 1, `${number.charAt(at)}${number.charAt(at - 1)}`))
    const wrong = [...mistyped, ...neighbours].filter((one) => one !== number)
    expect(wrong.filter((one) => checkDigitOf(one) === checkDigitOf(number))).toEqual([])
  })
})

describe('A number', () => {
  it.each([
    ['NIT', '890.903.938-8', '890903938', '8'],
    ['NIT', ' 890 903 938 - 8 ', '890903938', '8'],
    ['NIT', '8909039388', '890903938', '8'],
    ['NIT', '890903938', '890903938', null],
    ['NIT', '1020304050', '1020304050', null],
    ['NIT', '1020304050-8', '1020304050', '8'],
    ['CC', '1.020.304.050', '1020304050', null],
    ['PA', ' ax-123 456', 'AX123456', null],
  ] as const)(
    'of kind %s typed as %j is kept as %s, with the check digit %s',
    (document, typed, number, typedDigit) => {
      expect(readNumber(document, typed)).toEqual({ number, typedDigit })
    },
  )
})

describe('Whom an invoice is made out to', () => {
  it.each([
    ['a person', ana],
    ['a person with the shortest cédula', { ...ana, number: '1234' }],
    ['a foreigner', { ...ana, document: 'CE', number: 'E123456' }],
    ['a foreigner without letters', { ...ana, document: 'CE', number: '123456' }],
    ['a person with a NIT', { ...ana, document: 'NIT', number: '1020304050' }],
    ['a person with a passport', { ...ana, document: 'PA', number: 'AX123456' }],
    ['a young person', { ...ana, document: 'TI', number: '10123456789' }],
    ['a person called Jean-Luc O’Neil', { ...ana, names: 'Jean-Luc', surnames: 'O’Neil' }],
    ['a person without an address', { ...ana, address: '', municipality: '' }],
    ['a person in a small municipality', { ...ana, municipality: '05002' }],
    ['a company', bank],
    ['a company called after a number', { ...bank, company: '4-72 Servicios + Cía. (en liquidación)' }],
  ] satisfies readonly (readonly [string, InvoicePayer])[])('may be %s', (_who, payer) => {
    expect(checkInvoicePayer(payer)).toEqual({ is: 'payer', payer })
  })

  it.each([
    [ana, 'number', '', 'missing.number'],
    [ana, 'number', '123', 'wrong.CC'],
    [ana, 'number', '12345678901', 'wrong.CC'],
    [ana, 'number', '0123456', 'wrong.CC'],
    [ana, 'number', 'AX123', 'wrong.CC'],
    [ana, 'number', '222222222222', 'wrong.finalConsumer'],
    [{ ...ana, document: 'TI' }, 'number', '222.222.222.222', 'wrong.finalConsumer'],
    [{ ...ana, document: 'TI' }, 'number', '1234', 'wrong.TI'],
    [{ ...ana, document: 'CE' }, 'number', '123', 'wrong.CE'],
    [{ ...ana, document: 'CE' }, 'number', 'ABCDEF1234', 'wrong.CE'],
    [{ ...ana, document: 'PA' }, 'number', 'A12', 'wrong.PA'],
    [{ ...ana, document: 'PA' }, 'number', 'AX_123/45', 'wrong.PA'],
    [bank, 'number', '890903938-7', 'wrong.checkDigit'],
    [bank, 'number', '8909039387', 'wrong.checkDigit'],
    [bank, 'number', '890903938-88', 'wrong.NIT'],
    [bank, 'number', '12345678901', 'wrong.NIT'],
    [bank, 'document', 'CC', 'wrong.document'],
    [ana, 'names', '', 'missing.names'],
    [ana, 'names', '123', 'wrong.names'],
    [ana, 'names', 'Ana 2', 'wrong.names'],
    [ana, 'names', '-.-', 'wrong.names'],
    [ana, 'names', 'Ana 😀', 'wrong.names'],
    [ana, 'names', 'www.evil.example', 'wrong.names'],
    [ana, 'surnames', '  ', 'missing.surnames'],
    [ana, 'surnames', '123', 'wrong.surnames'],
    [bank, 'company', '', 'missing.company'],
    [bank, 'company', '123', 'wrong.company'],
    [bank, 'company', 'Zapatos 😀', 'wrong.company'],
    [bank, 'company', '<script>x', 'wrong.company'],
    [bank, 'company', 'Vea https://evil.example', 'wrong.company'],
    [bank, 'company', '=HYPERLINK(1)', 'wrong.company'],
    [bank, 'company', 'Zapatos \u202EsA', 'wrong.company'],
    [ana, 'address', 'Calle 1 <b>2</b>', 'wrong.address'],
    [ana, 'address', '', 'missing.address'],
    [ana, 'address', '12 3', 'wrong.address'],
    [ana, 'address', '12345', 'wrong.address'],
    [ana, 'municipality', '', 'missing.municipality'],
    [ana, 'municipality', '2517', 'wrong.municipality'],
    [ana, 'municipality', '26001', 'wrong.municipality'],
    [ana, 'municipality', '25000', 'wrong.municipality'],
    [ana, 'email', '', 'missing.email'],
    [ana, 'email', 'ana@example', 'wrong.email'],
    [ana, 'email', 'ana\u202E@example.com', 'wrong.email'],
  ] as [InvoicePayer, keyof InvoicePayer, string, string][])(
    'of %j with the %s %j gets %s',
    (payer, field, typed, key) => {
      const wrong = checkInvoicePayer({ ...payer, [field]: typed })
      expect(wrong).toEqual({ is: 'wrong', fields: { [field]: `invoicePayer.${key}` } })
    },
  )

  it('is kept tidy, and without what is not asked of that kind', () => {
    const typed = { ...ana, number: '1.020.304.050', names: '  Ana   María ', company: '123' }
    expect(checkInvoicePayer(typed)).toEqual({ is: 'payer', payer: { ...ana, names: 'Ana María' } })
    const firm = { ...bank, number: '890.903.938-8', names: '123', surnames: '456' }
    expect(checkInvoicePayer(firm)).toEqual({ is: 'payer', payer: bank })
  })

  it('is told every field that is wrong at once', () => {
    const empty = { ...ana, number: '', names: '', surnames: '', address: '', municipality: '', email: '' }
    const { is, fields } = { fields: null, ...checkInvoicePayer(empty) }
    expect([is, Object.keys(fields ?? {})]).toEqual(['wrong', ['number', 'names', 'surnames', 'email']])
  })

  it('has a document that the tax authority knows by its number', () => {
    const numbers = Object.entries(payerDocuments).map(([document, { dian }]) => [document, dian])
    expect(Object.fromEntries(numbers)).toEqual({ CC: '13', CE: '22', NIT: '31', PA: '41', TI: '12' })
  })
})
