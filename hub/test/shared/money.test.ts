import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyBasisPoints,
  basisPointsOfPercent,
  formatCop,
  lessBasisPoints,
  pesos,
  roundHalfUp,
  splitEvenly,
  sum,
} from '../../src/shared/money.ts'

describe('rounding', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 2],
    [-1, 2, 0],
    [-3, 2, -1],
    [-5, 3, -2],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
    [10105, 10, 1011],
    [10104, 10, 1010],
  ])('rounds %i/%i half up to %i', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected)
  })

  it('is exact where a float is not: 1075 x 0.94 is 1011', () => {
    expect(Math.round(1075 * 0.94)).toBe(1010)
    expect(applyBasisPoints(1075, 9400)).toBe(1011)
    expect(lessBasisPoints(1075, 600)).toBe(1011)
  })

  it('stays exact where the product passes 2^53', () => {
    expect(applyBasisPoints(999_999_999_999, 9999)).toBe(999_899_999_999)
    expect(applyBasisPoints(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991)
  })

  it('refuses a fraction, a divisor below 1 and a result past exact integers', () => {
    expect(() => roundHalfUp(1.5, 2)).toThrow(RangeError)
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError)
    expect(() => roundHalfUp(2n ** 60n, 1n)).toThrow(RangeError)
  })

  it('is never farther than half a peso from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 10_000 }), (amount, share) => {
        const twice =
          2n * (BigInt(applyBasisPoints(amount, share)) * 10_000n - BigInt(amount) * BigInt(share))
        expect(twice > -10_000n && twice <= 10_000n).toBe(true)
      }),
    )
  })
})

describe('splitting', () => {
  it.each([
    [16744932, 5, [3348987, 3348987, 3348986, 3348986, 3348986]],
    [37590663, 6, [6265111, 6265111, 6265111, 6265110, 6265110, 6265110]],
    [3, 5, [1, 1, 1, 0, 0]],
    [0, 2, [0, 0]],
    [7, 1, [7]],
  ])('splits %i into %i with odd pesos first', (total, parts, expected) => {
    expect(splitEvenly(total, parts)).toEqual(expected)
  })

  it('sums to the total with parts at most a peso apart, never rising', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 60 }), (total, parts) => {
        const split = splitEvenly(total, parts)
        expect(sum(split)).toBe(total)
        expect(split).toEqual(split.toSorted((a, b) => b - a))
        expect((split.at(0) ?? 0) - (split.at(-1) ?? 0)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('refuses no parts and a part of a part', () => {
    expect(() => splitEvenly(10, 0)).toThrow(RangeError)
    expect(() => splitEvenly(10, 2.5)).toThrow(RangeError)
  })
})

it.each([
  [1234567, '1.234.567'],
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [-1250000, '-1.250.000'],
  [-100, '-100'],
])('writes %i as %s', (amount, text) => {
  expect(formatCop(amount)).toBe(text)
})

it.each([
  [0, '$0'],
  [1_234_567, '$1.234.567'],
  [-500_000, '−$500.000'],
])('writes %i pesos with their sign as %s', (amount, text) => {
  expect(pesos(amount)).toBe(text)
})

it.each([
  [12.5, 1250],
  [12.25, 1225],
  [0, 0],
  [100, 10_000],
  [0.07, 7],
  [8.29, 829],
  [12.125, null],
  [1e-7, null],
  [Number.NaN, null],
])('reads %d percent as %s basis points', (percent, expected) => {
  expect(basisPointsOfPercent(percent)).toBe(expected)
})
