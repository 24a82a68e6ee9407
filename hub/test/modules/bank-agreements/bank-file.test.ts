import { describe, expect, it } from 'vitest'
import type { ProviderPayment } from '@matricula/contract'
import { readBankFile } from '../../../src/modules/bank-agreements/bank-file.ts'
import { bankLineWords } from '../../../src/modules/bank-agreements/bank-line-words.ts'
import { type AgreementFound, decideBankLine } from '../../../src/modules/bank-agreements/decide-bank-line.ts'

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
    ['dots between thousands and before cents', 'MH-1;4.750.00;2025-06-19'],
    ['a day that is none', 'MH-1;1234567;2025-02-30'],
    ['a column too many', 'MH-1;1234567;2025-06-19;x'],
    ['a column too few', 'MH-1;1234567'],
    ['no reference', ';1234567;2025-06-19'],
    ['a mark that turns the direction round', 'MH-\u202E14;4750000;2025-06-20'],
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

const seen: ProviderPayment = {
  reference: 'MH-1',
  providerRef: '2025-06-19/1234567/1',
  status: 'approved',
  rawStatus: 'in-bank-file',
  amount: 1_234_567,
  currency: 'COP',
  at: '2025-06-19T17:00:00.000Z',
  means: null,
  reason: null,
  test: false,
}
const waiting: AgreementFound = {
  id: 'a',
  token: 't',
  amount: 1_234_567,
  total: 1_234_567,
  startedAt: '2025-06-19T10:00:00-05:00',
  expiresAt: '2025-06-18T00:00:00.000Z',
  attemptStatus: 'agreement',
  providerRef: null,
  orderStatus: 'agreement',
  resolved: [],
}
const its = seen.providerRef

describe('A line of the bank’s file', () => {
  it.each<[string, Partial<ProviderPayment>, Partial<AgreementFound>, string]>([
    ['pays the agreement that waits', {}, {}, 'paid'],
    [
      'pays one that has expired, when nothing else was chosen',
      {},
      { attemptStatus: 'expired', orderStatus: 'open' },
      'paid',
    ],
    [
      'pays one that another amount was paid for before',
      {},
      { attemptStatus: 'under_review', providerRef: 'x' },
      'paid',
    ],
    ['has a peso too much', { amount: 1_234_568 }, {}, 'wrong-amount'],
    [
      'has a peso too much, and stays before a person',
      { amount: 1_234_568 },
      { attemptStatus: 'under_review', providerRef: its },
      'wrong-amount',
    ],
    [
      'comes after something else was chosen',
      {},
      { attemptStatus: 'expired', orderStatus: 'open', total: 1 },
      'expired',
    ],
    ['comes again', {}, { attemptStatus: 'approved', orderStatus: 'paid', providerRef: its }, 'already-paid'],
    [
      'is the money of a confirmation by hand',
      {},
      { attemptStatus: 'approved', orderStatus: 'paid' },
      'already-paid',
    ],
    [
      'is beside the one that paid',
      {},
      { attemptStatus: 'approved', orderStatus: 'paid', providerRef: 'x' },
      'repeated',
    ],
    ['is of an order paid otherwise', {}, { attemptStatus: 'expired', orderStatus: 'paid' }, 'repeated'],
    [
      'is of an order paid otherwise, again',
      {},
      { attemptStatus: 'duplicate', orderStatus: 'paid', providerRef: its },
      'repeated',
    ],
    ['was looked into by a person', { amount: 1 }, { attemptStatus: 'failed', resolved: [its] }, 'resolved'],
  ])('%s', (_title, line, found, result) => {
    expect(decideBankLine({ ...seen, ...line }, { ...waiting, ...found }, new Date(seen.at))).toBe(result)
  })

  it('has a name that stays, and one of its own when the same payment comes twice in a file', () => {
    const again = [1, 2].map((line) => ({ line, reference: 'mh-1', paid }))
    const named = { content: '', firstLine: null, occurrences: null }
    const names = bankLineWords(again, named).map(({ providerRef }) => providerRef)
    expect(names).toEqual([its, '2025-06-19/1234567/2'])
  })

  it('of a part has the name that the whole file gives it (bank-agreements-16)', () => {
    const part = [{ line: 900, reference: 'mh-1', paid }]
    const named = { content: '', firstLine: 900, occurrences: [2] }
    expect(bankLineWords(part, named).map(({ providerRef }) => providerRef)).toEqual(['2025-06-19/1234567/2'])
  })

  it('that cannot be read has a name of what stands there, wherever it stands', () => {
    const unread = (line: number) => ({ line, reference: 'MH-1', paid: null })
    const namesIn = (lines: readonly number[], content: string, firstLine: number | null) =>
      bankLineWords(lines.map(unread), { content, firstLine, occurrences: null }).map(
        ({ providerRef }) => providerRef,
      )
    const [one, other, again] = namesIn([2, 3, 4], 'a;b;c\nMH-1;x;y\r\nMH-1;z;y\nMH-1;x;y', null)

    expect(new Set([one, other, again]).size).toBe(3)
    expect(namesIn([40], 'a;b;c\nMH-1;z;y', 40)).toEqual([other])
  })
})
