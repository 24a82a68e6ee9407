import { describe, expect, it } from 'vitest'
import { readBankFile } from '../src/bank-file.ts'
import { settings } from '../src/settings.ts'

const semicolons = {
  reference: { column: 1 },
  amount: { column: 2, written: 'whole' },
  date: { column: 3, written: 'YYYY-MM-DD' },
}

/** The day in the header, record types in front, cents without a mark: as banks write the lists of collections. */
const records = {
  columns: 'fixed',
  encoding: 'latin1',
  headerLines: 1,
  paymentLines: '06',
  reference: { from: 3, length: 48 },
  amount: { from: 51, length: 14, written: 'cents' },
  date: { from: 13, length: 8, written: 'YYYYMMDD', headerLine: 1 },
  references: { padding: 'zeros' },
}

const paid = { amount: 1_850_000, day: '2025-06-19' }

function read(given: object, content: string | Uint8Array) {
  const { value, error } = settings.validate(given)
  if (error) throw error
  return readBankFile(typeof content === 'string' ? new TextEncoder().encode(content) : content, value)
}

function record(reference: string, cents: string, name = ''): string {
  return `06${reference.padStart(48, '0')}${cents.padStart(14, '0')}${name}`
}

describe('a delimited file', () => {
  it.each([
    ['semicolons', {}, 'referencia;valor;fecha\nMH-1;1850000;2025-06-19\n'],
    ['a byte order mark and CRLF', {}, '\uFEFFreferencia;valor;fecha\r\nMH-1;1850000;2025-06-19\r\n'],
    ['bars', { delimiter: '|' }, 'a|b|c\nMH-1|1850000|2025-06-19'],
    ['tabs', { delimiter: '\t' }, 'a\tb\tc\nMH-1\t1850000\t2025-06-19'],
    ['quotes', {}, 'a;b;c\n"MH-1";"1850000";"2025-06-19";"Calle 1; ""piso 2"""'],
  ])('is read with %s', (_title, given, content) => {
    expect(read({ ...semicolons, ...given }, content)).toEqual([{ line: 2, reference: 'MH-1', paid }])
  })

  it('has its columns where the settings say, headers above and totals below passed over', () => {
    const given = {
      headerLines: 3,
      paymentLines: 'D,',
      delimiter: ',',
      reference: { column: 4 },
      amount: { column: 3, written: 'whole' },
      date: { column: 2, written: 'YYYY-MM-DD' },
    }
    const content = 'BANCO\n\nT,F,V,R\nD,2025-06-19,1850000,MH-1\n\nD,2025-06-19,1850000,MH-2\nT,,3700000,2\n'
    expect(read(given, content)).toEqual([
      { line: 4, reference: 'MH-1', paid },
      { line: 6, reference: 'MH-2', paid },
    ])
  })

  it.each([
    ['too few columns', 'MH-1;1850000', 'MH-1', ['date'], { amount: 1_850_000 }],
    ['cents', 'MH-1;1850000,50;2025-06-19', 'MH-1', ['amount'], {}],
    ['no such day', 'MH-1;1850000;2025-06-31', 'MH-1', ['date'], { amount: 1_850_000 }],
    ['no reference', ';1850000;2025-06-19', '', ['reference'], { amount: 1_850_000 }],
    ['a quote that doesn’t end', '"MH-1;1850000;2025-06-19', '', ['reference', 'amount', 'date'], {}],
  ])('tells a line that cannot be read, and what of it: %s', (_title, line, reference, unread, legible) => {
    expect(read(semicolons, `a;b;c\n${line}\nMH-2;1850000;2025-06-19`)).toEqual([
      { line: 2, reference, paid: null, ...legible, unread },
      { line: 3, reference: 'MH-2', paid },
    ])
  })
})

describe('a file of fixed columns', () => {
  const header = '01800123456720250619007'

  it('takes the day of its header and the lines of payments alone', () => {
    const lines = [header, '05COLEGIO', record('MH7K2M9Q4T8XWZ', '185000000'), '08000000001', '09']
    expect(read(records, lines.join('\n'))).toEqual([{ line: 3, reference: 'MH-7K2M9Q4T8XWZ', paid }])
  })

  it('keeps its places beside letters of Latin-1, as bytes and as the text a browser made of them', () => {
    const given = {
      ...records,
      reference: { from: 13, length: 12 },
      amount: { from: 25, length: 9, written: 'cents' },
    }
    const bytes = Buffer.from(`${header}\n06PEÑUELA ÑAMH-000000001185000000`, 'latin1')
    const told = [{ line: 2, reference: 'MH-000000001', paid }]
    expect(read(given, new Uint8Array(bytes))).toEqual(told)
    expect(read(given, new TextDecoder().decode(bytes))).toEqual(told)
    expect(read(given, bytes.toString('latin1'))).toEqual(told)
  })

  it('tells lines that are cut short, or hold cents', () => {
    const lines = [header, record('MH1', '185000000').slice(0, 60), record('MH2', '185000050')]
    expect(read(records, lines.join('\n'))).toEqual([
      { line: 2, reference: 'MH-1', paid: null, unread: ['amount'] },
      { line: 3, reference: 'MH-2', paid: null, unread: ['amount'] },
    ])
  })
})

describe('a file that isn’t in this form', () => {
  it.each([
    ['nothing', semicolons, '', 'no payments'],
    ['a header alone', semicolons, 'referencia;valor;fecha\n', 'no payments'],
    ['no line of a payment', records, '0180012345672025061900\n09', 'no payments'],
    ['no day in the header', records, `01\n${record('MH1', '100')}`, 'no day in the header'],
    ['another encoding', semicolons, new Uint8Array([0x61, 0x0a, 0xd1, 0x3b]), 'not UTF-8'],
  ])('is rejected: %s', (_title, given, content, reason) => {
    expect(() => read(given, content)).toThrow(expect.objectContaining({ code: 'rejected', reason }))
  })
})

describe('the settings', () => {
  it.each([
    ['a column of a fixed line', { columns: 'fixed' }, '"reference" of fixed columns has from and length'],
    [
      'a stretch of a delimited line',
      { amount: { from: 1, length: 2, written: 'whole' } },
      '"amount" of delimited',
    ],
    ['a stretch without an end', { columns: 'fixed', reference: { from: 1 } }, '"reference" of fixed'],
    ['a day below the header', { date: { column: 1, written: 'YYYYMMDD', headerLine: 2 } }, 'header lines'],
    ['an amount in another way', { amount: { column: 1, written: 'float' } }, '"amount.written"'],
    ['a prefix without its hyphen', { references: { prefix: 'MH' } }, '"references.prefix"'],
    ['what it has not heard of', { currency: 'USD' }, '"currency" is not allowed'],
  ])('refuse %s', (_title, given, says) => {
    expect(settings.validate({ ...semicolons, ...given }).error?.message).toContain(says)
  })
})
