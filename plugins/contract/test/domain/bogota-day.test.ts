import { expect, it } from 'vitest'
import { bogotaDay, bogotaTime, shiftDay } from '../../src/index.ts'

it.each([
  ['2025-06-19T04:59:59.999Z', '2025-06-18'],
  ['2025-06-19T05:00:00.000Z', '2025-06-19'],
  ['2025-06-20T04:59:59.999Z', '2025-06-19'],
])('%s is on %s in Bogotá', (instant, day) => {
  expect(bogotaDay(new Date(instant))).toBe(day)
})

it('the wall time is told to the second', () => {
  expect(bogotaTime(new Date('2025-06-19T04:59:59.999Z'))).toBe('2025-06-18T23:59:59')
})

it.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-01-15', -730, '2024-01-16'],
  ['2025-12-31', 1, '2026-01-01'],
])('from %s by %i days it is %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted)
})
