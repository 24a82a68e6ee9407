import { describe, expect, it } from 'vitest'
import {
  bogotaDay,
  bogotaIso,
  bogotaTime,
  bogotaWeekday,
  compareInstants,
  isBefore,
  isInstant,
  isLocalDate,
  startOfDay,
} from '../../src/shared/local-date.ts'

describe('a day in Bogotá', () => {
  it.each([
    ['2020-06-11T00:30:00Z', '2020-06-10'],
    ['2020-06-11T04:59:59.999Z', '2020-06-10'],
    ['2020-06-11T05:00:00Z', '2020-06-11'],
    ['2025-06-19T19:00:00-05:00', '2025-06-19'],
    ['2025-12-31T23:59:59.999-05:00', '2025-12-31'],
    ['2026-01-01T00:00:00-05:00', '2026-01-01'],
    ['2028-03-01T04:59:59Z', '2028-02-29'],
  ])('of %s is %s', (instant, day) => {
    expect(bogotaDay(new Date(instant))).toBe(day)
  })

  it('begins at its own midnight', () => {
    expect(startOfDay('2025-06-18').toISOString()).toBe('2025-06-18T05:00:00.000Z')
    expect(() => startOfDay('2025-02-29')).toThrow(RangeError)
  })

  it('has its own weekday and clock while UTC is already tomorrow', () => {
    const sundayEvening = new Date('2025-06-23T01:15:00Z')
    expect(bogotaWeekday(sundayEvening)).toBe(0)
    expect(bogotaTime(sundayEvening)).toBe('20:15')
  })
})

describe('an instant', () => {
  it('is written with the offset of Bogotá and reads back as itself', () => {
    const at = new Date('2025-07-29T04:59:59Z')
    expect(bogotaIso(at)).toBe('2025-07-28T23:59:59-05:00')
    expect(new Date(bogotaIso(at))).toEqual(at)
  })

  it('is compared by moment, not by text', () => {
    expect(compareInstants('2025-07-29T00:00:00-05:00', '2025-07-29T05:00:00Z')).toBe(0)
    expect(compareInstants('2025-07-29T00:00:00-05:00', '2025-07-29T04:00:00Z')).toBeGreaterThan(0)
    expect(isBefore(new Date('2025-07-29T04:59:59.999Z'), '2025-07-29T00:00:00-05:00')).toBe(true)
    expect(isBefore(new Date('2025-07-29T05:00:00Z'), '2025-07-29T00:00:00-05:00')).toBe(false)
  })

  it.each([
    ['2025-07-29T00:00:00-05:00', true],
    ['2025-07-29T05:00:00.5Z', true],
    ['2025-07-29T00:00:00', false],
    ['2025-07-29', false],
    ['2025-02-30T00:00:00Z', false],
    ['2025-07-29T25:00:00Z', false],
  ])('%s is one: %s', (text, expected) => {
    expect(isInstant(text)).toBe(expected)
  })
})

it.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-6-18', false],
  ['hoy', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected)
})
