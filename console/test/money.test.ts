import { describe, expect, it } from 'vitest'
import { formatCop } from '../src/money.ts'
import { formatPercent } from '../src/numbers.ts'

describe('amounts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_234_567, '1.234.567'],
    [-6_000_000, '-6.000.000'],
  ])('%i is written %s', (amount, written) => {
    expect(formatCop(amount)).toBe(written)
  })
  it.each([
    [500, '5 %', '5%'],
    [250, '2,5 %', '2.5%'],
    [0, '0 %', '0%'],
  ])('%i basis points are %s, in English %s', (points, spanish, english) => {
    expect(formatPercent(points)).toBe(spanish)
    expect(formatPercent(points, 'en')).toBe(english)
  })
})
