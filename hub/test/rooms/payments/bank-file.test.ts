import { describe, expect, it } from 'vitest'
import { type BankLine, readBankFile } from '../../../src/rooms/payments/bank-file.ts'
import { type AgreementFound, decideBankLine } from '../../../src/rooms/payments/decide-bank-line.ts'

const paid = { amount: 1_234_567, day: '2025-06-19' }

describe('The bank’s file', () => {
  it.each([
    ['semicolons', 'referencia;valor;fecha\nMH-1;1234567;2025-06-19\n'],
    ['commas', 'referencia,valor,fecha\nMH-1,1234567,2025-06-19'],
    ['a byte order mark, CRLF and capitals', '\uFEFFReferencia; VALOR ;Fecha\r\nMH-1;1234567;2025-06-19\r\n'],
    ['dots, a peso sign and cents of nothing', 'referencia;valor;fecha\n MH-1 ;"$ 1.234.567,00";19/06/2025'],
  ])('is read with %s', (_title, content) => {
    expect(readBankFile(content)).toEqual([{ line: 2, reference: 'MH-1', paid }])
  })

  it.each([
    ['no value', 'MH-1;;2025-06-19'],
    ['half a peso', 'MH-1;1234567,50;2025-06-19'],
    ['a negative value', 'MH-1;-1;2025-06-19'],
    ['a day that is none', 'MH-1;1234567;2025-02-30'],
    ['a column too many', 'MH-1;1234567;2025-06-19;x'],
    ['a column too few', 'MH-1;1234567'],
    ['no reference', ';1234567;2025-06-19'],
    ['a formula for a value', 'MH-1;=1+1;2025-06-19'],
  ])('has lines that cannot be read: %s', (_title, line) => {
    expect(readBankFile(`referencia;valor;fecha\n${line}`)).toMatchObject([{ line: 2, paid: null }])
  })

  it('counts its lines as an editor does, empty ones too', () => {
    const content = 'referencia;valor;fecha\n\nMH-1;1;2025-06-19\n\nMH-2;1;2025-06-19'
    expect(readBankFile(content)).toMatchObject([{ line: 3 }, { line: 5 }])
  })

  it('counts on from where a part of it begins', () => {
    const content = 'referencia;valor;fecha\nMH-1;1;2025-06-19\n\nMH-2;1;2025-06-19'
    expect(readBankFile(content, 1500)).toMatchObject([{ line: 1500 }, { line: 1502 }])
  })

  it('takes what looks like a formula for the text it is', () => {
    const content = 'referencia;valor;fecha\n=HYPERLINK("x");1;2025-06-19'
    expect(readBankFile(content)).toMatchObject({ is: 'refused', values: { why: 'broken', line: 2 } })
    expect(readBankFile("referencia;valor;fecha\n=cmd|'/c calc'!A1;1;2025-06-19")).toEqual([
      { line: 2, reference: "=cmd|'/c calc'!A1", paid: { amount: 1, day: '2025-06-19' } },
    ])
  })

  it.each([
    ['nothing', '', 'header'],
    ['another header', 'reference;amount;date\nMH-1;1;2025-06-19', 'header'],
    ['columns in another order', 'valor;referencia;fecha\n1;MH-1;2025-06-19', 'header'],
    ['no payment', 'referencia;valor;fecha\n', 'empty'],
    ['an open quote', 'referencia;valor;fecha\n"MH-1;1;2025-06-19', 'broken'],
    ['too many payments', `referencia;valor;fecha${'\nMH-1;1;2025-06-19'.repeat(2001)}`, 'tooLong'],
  ])('is refused with %s', (_title, content, why) => {
    expect(readBankFile(content)).toMatchObject({ is: 'refused', code: 'FILE_UNREADABLE', values: { why } })
  })
})

const line: BankLine = { line: 2, reference: 'MH-1', paid }
const waiting: AgreementFound = {
  token: 't',
  amount: 1_234_567,
  attemptStatus: 'agreement',
  orderStatus: 'agreement',
}

describe('A line of the bank’s file', () => {
  it.each([
    ['pays the agreement that waits', line, waiting, 'paid'],
    ['cannot be read', { ...line, paid: null }, waiting, 'unreadable'],
    ['is of nobody', line, null, 'unknown'],
    ['has a peso too much', line, { ...waiting, amount: 1_234_566 }, 'wrong-amount'],
    ['comes too late', line, { ...waiting, attemptStatus: 'expired', orderStatus: 'open' }, 'expired'],
    ['comes again', line, { ...waiting, attemptStatus: 'approved', orderStatus: 'paid' }, 'already-paid'],
    [
      'is of an order paid otherwise',
      line,
      { ...waiting, attemptStatus: 'expired', orderStatus: 'paid' },
      'already-paid',
    ],
  ] as const)('%s', (_title, given, found, result) => {
    expect(decideBankLine(given, found)).toBe(result)
  })
})
