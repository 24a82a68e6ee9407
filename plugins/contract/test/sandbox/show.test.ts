import { expect, it } from 'vitest'
import { bogotaWallTime, showCop, showInstant } from '../../src/sandbox/index.ts'

it.each([
  [0, '$ 0 COP'],
  [999, '$ 999 COP'],
  [1000, '$ 1.000 COP'],
  [1_234_567, '$ 1.234.567 COP'],
])('shows %d pesos as %s', (amount, shown) => {
  expect(showCop(amount)).toBe(shown)
})

it('shows an instant as the clocks of Bogotá do, also when the day is another in Greenwich', () => {
  expect(showInstant('2025-07-29T03:05:00Z', 'es-CO')).toBe('28 de julio de 2025, 22:05')
})

it('an instant is written down by the clocks of Bogotá', () => {
  expect(bogotaWallTime(new Date('2026-01-21T04:04:05Z'))).toBe('2026-01-20 23:04:05')
})
