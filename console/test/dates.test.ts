import { describe, expect, it } from 'vitest'
import { clockTime, dayBefore, dayOf, daysAfter, longDate, longMonth } from '../src/dates.ts'

describe('days of Bogotá', () => {
  it('are written out in both languages', () => {
    expect(longDate('2025-07-28')).toBe('28 de julio de 2025')
    expect(longDate('2025-07-28', 'en')).toBe('July 28, 2025')
    expect(longMonth('2026-06-28')).toBe('junio de 2026')
  })
  it('the last day before a limit is the day families may still use', () => {
    expect(dayBefore('2025-07-29T00:00:00-05:00')).toBe('2025-07-28')
    expect(dayBefore('2025-07-01T05:00:00Z')).toBe('2025-06-30')
  })
  it('after 19:00 the UTC date is already tomorrow, the day here is not', () => {
    expect(dayOf('2025-06-20T01:30:00Z')).toBe('2025-06-19')
    expect(clockTime('2025-06-20T01:30:00Z')).toBe('20:30')
  })
})

it.each([
  ['2025-06-19', 1, '2025-06-20'],
  ['2025-06-30', 1, '2025-07-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2025-03-01', -1, '2025-02-28'],
  ['2024-02-28', 1, '2024-02-29'],
])('%s, %i days on, is %s', (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected)
})
