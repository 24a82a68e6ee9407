import { expect, it } from 'vitest'
import { parseScaled } from '../src/amounts.ts'
import { day, instantOf } from '../src/days.ts'
import { entryFromPayment } from '../src/from-payment.ts'
import { projectFrom } from '../src/from-project.ts'

it.each([
  [1850000, 0, 1_850_000],
  [1850000.0, 0, 1_850_000],
  ['1850000.000000', 0, 1_850_000],
  ['1850000.', 0, 1_850_000],
  ['-250000.00', 0, -250_000],
  [0, 0, 0],
  ['-0', 0, 0],
  ['12.5', 2, 1250],
  [12.05, 2, 1205],
  [0.07, 2, 7],
  [1.15, 2, 115],
  ['9007199254740991', 0, Number.MAX_SAFE_INTEGER],
  ['9007199254740993', 0, null],
  [1850000.5, 0, null],
  ['12.345', 2, null],
  ['1.850.000', 0, null],
  ['1,850,000', 0, null],
  ['$ 1850000', 0, null],
  ['1e6', 0, null],
  [1e21, 0, null],
  [Number.NaN, 0, null],
  [Number.POSITIVE_INFINITY, 0, null],
  ['', 0, null],
  [' 1', 0, null],
  [null, 0, null],
  [true, 0, null],
  [{}, 0, null],
])('reads %j with %i places as %j', (value, places, expected) => {
  expect(parseScaled(value, places)).toBe(expected)
})

it.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-01-31T00:00:00Z', '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['2026-01-31T05:00:00Z', undefined],
  ['31/01/2026', undefined],
  ['2026-1-31', undefined],
  ['', undefined],
])('reads the day of %j as %j', (said, expected) => {
  const { error, value } = day.validate(said)
  expect(error === undefined ? value : undefined).toBe(expected)
})

it.each([
  ['10:32:05', '2026-01-15T10:32:05-05:00'],
  ['10:32', '2026-01-15T10:32:00-05:00'],
  [null, '2026-01-15T00:00:00-05:00'],
])('takes %j for the wall time of Bogotá', (time, instant) => {
  expect(instantOf('2026-01-15', time)).toBe(instant)
})

it('sums all means of a payment in whole pesos', () => {
  const said = {
    DocEntry: 1,
    DocNum: 2,
    DocDate: '2026-01-20',
    CardCode: null,
    CashSum: 1,
    TransferSum: null,
    PaymentChecks: [{ CheckSum: 10.0 }, { CheckSum: 20 }],
    PaymentCreditCards: null,
  }
  expect(entryFromPayment(said, 'U_MatriculaRef')).toMatchObject({ amount: 31, partnerCode: '' })
})

it.each([
  ['tYES', true],
  ['tNO', false],
  [null, false],
  ['Y', false],
])('takes a project that says %j for active: %s', (Active, active) => {
  expect(projectFrom({ Code: '2026', Name: 'Año 2026', Active })).toEqual({
    code: '2026',
    name: 'Año 2026',
    active,
  })
})
