import { PluginFault } from '@matricula/contract'
import { expect, it } from 'vitest'
import { itemFrom, pricesOf } from '../src/from-price.ts'
import { gradesOfLists } from '../src/from-price-list.ts'
import { plainTerms, studentPriceTermsFrom } from '../src/from-student-price-terms.ts'
import { studentPricesFrom } from '../src/student-prices.ts'
import { settings } from '../src/settings.ts'
import { plainSettings } from './support/nocked-sap.ts'

const currencies = ['COP', '$']
const grades = new Map([
  [2, 'PRIMERO-SEGUNDO'],
  [3, 'TERCERO'],
])

interface Price {
  readonly PriceList: number
  readonly Price: unknown
  readonly Currency?: string | null
  readonly BasePriceList?: number | null
  readonly Factor?: unknown
}

function item(...prices: Price[]) {
  return itemFrom({ ItemCode: 'CA-0001', ItemName: 'Derecho', ItemPrices: prices })
}

const priceOf = (...prices: Price[]) =>
  pricesOf(item(...prices), { grades, currencies }).map(({ list, entry }) => [list, entry.price])

it('prices an item in every list of grades where it costs something', () => {
  expect(
    priceOf(
      { PriceList: 3, Price: '3462871.000000', Currency: 'COP' },
      { PriceList: 1, Price: 99 },
      { PriceList: 2, Price: 3417333.0, Currency: '$' },
    ),
  ).toEqual([
    [2, 3_417_333],
    [3, 3_462_871],
  ])
})

it.each([0, null, undefined])('takes the price %j for none', (Price) => {
  expect(priceOf({ PriceList: 2, Price })).toEqual([])
})

it.each([
  [1_000_000, 1.05, 1_050_000],
  [1_000_000, '1.050000', 1_050_000],
  [3_333_333, 3, 9_999_999],
  [200, 0.5, 100],
])('follows the base of a list that holds 0: %i times %s', (Price, Factor, expected) => {
  const rows = [
    { PriceList: 2, Price: 0, BasePriceList: 1, Factor },
    { PriceList: 1, Price, Currency: '$', BasePriceList: 1, Factor: 1 },
  ]
  expect(priceOf(...rows)).toEqual([[2, expected]])
})

it.each([
  [
    'a fraction of a peso from a base',
    [
      { PriceList: 2, Price: 0, BasePriceList: 1, Factor: 0.5 },
      { PriceList: 1, Price: 1 },
    ],
  ],
  ['dollars', [{ PriceList: 2, Price: 500, Currency: 'USD' }]],
])('refuses %s, rather than guess', (_what, prices) => {
  expect(() => priceOf(...prices)).toThrow(expect.objectContaining({ code: 'rejected' }))
})

it.each([10.5, '10.000001', 'many', -0.5, Number.NaN, {}])('cannot read the price %j', (Price) => {
  expect(() => item({ PriceList: 2, Price })).toThrow(PluginFault)
})

const list = (PriceListNo: number, PriceListName: string, Active = 'tYES') => ({
  PriceListNo,
  PriceListName,
  Active,
})

it('takes the active lists whose names are grade keys', () => {
  const said = [
    list(1, 'Lista base'),
    list(2, 'PRIMERO-SEGUNDO'),
    list(3, 'TERCERO', 'tNO'),
    list(4, 'SÉPTIMO'),
    list(5, 'PRIMERO -'),
  ]
  expect(gradesOfLists(said, { itemPrefixes: ['CA-'], grades: {} })).toEqual(
    new Map([
      [2, 'PRIMERO-SEGUNDO'],
      [4, 'SÉPTIMO'],
    ]),
  )
})

it('takes only the mapped lists where names are mapped', () => {
  const said = [list(2, 'PRIMERO-SEGUNDO'), list(7, ' Tarifas primaria ')]
  const grades = { 'Tarifas primaria': 'PRIMERO-SEGUNDO-TERCERO-CUARTO-QUINTO' }
  expect(gradesOfLists(said, { itemPrefixes: ['CA-'], grades })).toEqual(
    new Map([[7, 'PRIMERO-SEGUNDO-TERCERO-CUARTO-QUINTO']]),
  )
})

const fields = settings.validate(plainSettings).value.studentTerms
const row = (cells: Readonly<Record<string, unknown>>) =>
  studentPriceTermsFrom({ U_ItemCode: 'CM-0001-1', ...cells }, fields)[1]

it.each([
  [{}, plainTerms],
  [{ U_Schoolarship: 12.5 }, { ...plainTerms, scholarship: 1250 }],
  [{ U_Schoolarship: '25.000000' }, { ...plainTerms, scholarship: 2500 }],
  [{ U_progresiveDiscount: 0 }, { ...plainTerms, progressiveDiscount: 0 }],
  [{ U_progresiveDiscount: 15 }, { ...plainTerms, progressiveDiscount: 1500 }],
  [
    { U_CommercialPrice: 3400000.0, U_Total: '3000000.00' },
    { ...plainTerms, commercialPrice: 3_400_000, total: 3_000_000 },
  ],
  [
    { U_mat_100: 'Si', U_RH_DAnualidad100: 3_800_000 },
    { ...plainTerms, annuity100Paid: 'Si', annuity100: 3_800_000 },
  ],
  [
    { U_mat_50: 'SÍ ', U_RH_DAnualidad50: 1 },
    { ...plainTerms, annuity50Paid: 'Si', annuity50: 1 },
  ],
  [{ U_mat_50: 'Y' }, { ...plainTerms, annuity50Paid: 'Si' }],
  [{ U_mat_50: 'No', U_mat_100: '' }, plainTerms],
  [{ U_Total: null, U_Schoolarship: null, U_mat_100: null }, plainTerms],
])("reads a student's terms %o", (cells, terms) => {
  expect(row(cells)).toEqual(terms)
})

it.each([
  { U_Schoolarship: 12.345 },
  { U_Schoolarship: 101 },
  { U_Schoolarship: -1 },
  { U_mat_100: 'maybe' },
  { U_mat_100: 'constructor' },
  { U_RH_DAnualidad50: 0.5 },
  { U_ItemCode: null },
])('does not guess what %o means', (cells) => {
  expect(() => row(cells)).toThrow(expect.objectContaining({ code: 'unknown-outcome' }))
})

const sheet = { grades, items: [item({ PriceList: 2, Price: 100 }, { PriceList: 3, Price: 200 })], terms: [] }

it('takes the list that names the grade, as a whole word', () => {
  const at = (gradeKey: string) =>
    studentPricesFrom(sheet, { gradeKey, currencies }).map(({ price }) => price)
  expect(at('SEGUNDO')).toEqual([100])
  expect(at('TERCERO')).toEqual([200])
  expect(at('TERCER')).toEqual([])
})

it('does not choose between two price lists of one grade', () => {
  const twice = { ...sheet, grades: new Map([...grades, [3, 'SEGUNDO-TERCERO']]) }
  expect(() => studentPricesFrom(twice, { gradeKey: 'SEGUNDO', currencies })).toThrow(
    expect.objectContaining({ code: 'rejected' }),
  )
})

it('does not choose between two rows of terms', () => {
  const twice = { ...sheet, terms: [['CA-0001', plainTerms] as const, ['CA-0001', plainTerms] as const] }
  expect(() => studentPricesFrom(twice, { gradeKey: 'SEGUNDO', currencies })).toThrow(
    expect.objectContaining({ code: 'rejected' }),
  )
})
