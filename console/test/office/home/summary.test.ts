import { expect, it } from 'vitest'
import { sharePercent } from '../../../src/office/home/summary.ts'

it.each([
  [0, 570, '0 %'],
  [1, 570, '< 1 %'],
  [98, 570, '17 %'],
  // Not everybody: one is still missing.
  [569, 570, '99 %'],
  [570, 570, '100 %'],
  [0, 0, '0 %'],
])('%i of %i is written %s', (part, whole, label) => {
  expect(sharePercent(part, whole, 'es-CO')).toBe(label)
})
