import { expect, it } from 'vitest'
import { bogotaDay } from '../../src/index.ts'

it.each([
  ['2025-06-19T04:59:59.999Z', '2025-06-18'],
  ['2025-06-19T05:00:00.000Z', '2025-06-19'],
  ['2025-06-20T04:59:59.999Z', '2025-06-19'],
])('%s is on %s in Bogotá', (instant, day) => {
  expect(bogotaDay(new Date(instant))).toBe(day)
})
