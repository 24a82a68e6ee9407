import { describe, expect, it } from 'vitest'
import { type AmountForm, amountFrom } from '../src/amount.ts'
import { type DayForm, dayFrom } from '../src/day.ts'
import { referenceFrom, type References } from '../src/reference.ts'

describe('an amount', () => {
  it.each<[AmountForm, string, number]>([
    ['whole', '1850000', 1_850_000],
    ['whole', ' 00000001850000 ', 1_850_000],
    ['whole', '$ 1850000', 1_850_000],
    ['cents', '00000185000000', 1_850_000],
    ['cents', '100', 1],
    ['decimals', '1850000.00', 1_850_000],
    ['decimals', '1850000,0', 1_850_000],
    ['decimals', '1850000', 1_850_000],
    ['dots', '1.850.000', 1_850_000],
    ['dots', '$1.850.000,00', 1_850_000],
    ['dots', '999', 999],
    ['commas', '1,850,000.00', 1_850_000],
    ['whole', '999999999999', 999_999_999_999],
  ])('written as %s: %s', (form, written, pesos) => {
    expect(amountFrom(written, form)).toBe(pesos)
  })

  it.each<[AmountForm, string]>([
    ['whole', ''],
    ['whole', '0'],
    ['whole', '-1'],
    ['whole', '1e6'],
    ['whole', '1850000.00'],
    ['whole', '=1+1'],
    ['whole', '1000000000000'],
    ['whole', '١٢٣'],
    ['cents', '185000050'],
    ['cents', '00'],
    ['cents', '1850000.00'],
    ['decimals', '1850000.50'],
    ['decimals', '1.850'],
    ['decimals', '1850000.'],
    ['dots', '1,850,000'],
    ['dots', '1.85'],
    ['dots', '1850.000'],
    ['dots', '1.850.000,50'],
    ['commas', '1.850.000'],
    ['commas', '1,850,000.01'],
  ])('that is none as %s: %j', (form, written) => {
    expect(amountFrom(written, form)).toBeNull()
  })
})

describe('a day', () => {
  it.each<[DayForm, string, string]>([
    ['YYYY-MM-DD', '2025-06-19', '2025-06-19'],
    ['YYYY/MM/DD', ' 2025/06/19 ', '2025-06-19'],
    ['YYYYMMDD', '20240229', '2024-02-29'],
    ['DD/MM/YYYY', '19/06/2025', '2025-06-19'],
    ['DD-MM-YYYY', '19-06-2025', '2025-06-19'],
    ['DDMMYYYY', '19062025', '2025-06-19'],
    ['DD/MM/YYYY', '19/06/2025 23:59', '2025-06-19'],
    ['YYYY-MM-DD', '2025-06-19T23:59:59', '2025-06-19'],
  ])('written as %s: %s', (form, written, day) => {
    expect(dayFrom(written, form)).toBe(day)
  })

  it.each<[DayForm, string]>([
    ['YYYY-MM-DD', ''],
    ['YYYY-MM-DD', '2025-02-29'],
    ['YYYY-MM-DD', '2025-13-01'],
    ['YYYY-MM-DD', '19/06/2025'],
    ['DD/MM/YYYY', '06/19/2025'],
    ['DD/MM/YYYY', '19/06/25'],
    ['YYYYMMDD', '00000000'],
    ['DDMMYYYY', '20250619'],
  ])('that is none as %s: %j', (form, written) => {
    expect(dayFrom(written, form)).toBeNull()
  })
})

describe('a reference', () => {
  const ours: References = { form: 'prefixed', prefix: 'MH-', check: 'none', padding: 'none' }
  const digits: References = { ...ours, form: 'digits' }

  it.each<[string, References, string]>([
    ['MH-7K2M9Q4T8XWZ', ours, 'MH-7K2M9Q4T8XWZ'],
    [' mh-7k2m9q4t8xwz ', ours, 'MH-7K2M9Q4T8XWZ'],
    ['MH7K2M9Q4T8XWZ', ours, 'MH-7K2M9Q4T8XWZ'],
    ['MH 7K2M9Q4T8XWZ', ours, 'MH-7K2M9Q4T8XWZ'],
    ['0000MH7K2M9Q4T8XWZ', { ...ours, padding: 'zeros' }, 'MH-7K2M9Q4T8XWZ'],
    ['0000MH7K2M9Q4T8XWZ', ours, '0000MH7K2M9Q4T8XWZ'],
    ['PENSION 10001', ours, 'PENSION 10001'],
    ["=cmd|'/c calc'!A1", ours, "=CMD|'/C CALC'!A1"],
    ['00079927398713', { ...digits, check: 'mod10', padding: 'zeros' }, '79927398713'],
    ['79444', { ...digits, check: 'mod97' }, '79444'],
    ['0079444', { ...digits, check: 'mod97' }, '0079444'],
    ['00012', digits, '00012'],
    ['000', { ...digits, padding: 'zeros' }, '0'],
    ['10001-B', { ...digits, check: 'mod10' }, '10001-B'],
  ])('in %j', (written, references, reference) => {
    expect(referenceFrom(written, references)).toBe(reference)
  })

  it.each<[string, References]>([
    ['', ours],
    ['   ', digits],
    ['79927398710', { ...digits, check: 'mod10' }],
    ['79927398731', { ...digits, check: 'mod10' }],
    ['0', { ...digits, check: 'mod10' }],
    ['79445', { ...digits, check: 'mod97' }],
    ['97444', { ...digits, check: 'mod97' }],
    ['1', { ...digits, check: 'mod97' }],
  ])('that cannot be one: %j', (written, references) => {
    expect(referenceFrom(written, references)).toBeNull()
  })
})
