import { describe, expect, it } from 'vitest'
import { decidePath } from '../../../src/modules/payments/decide-path.ts'

describe('the way an order is paid', () => {
  it.each([
    [0, 1, 2, 'advance'],
    [0, 2, 2, 'advance'],
    [0, 3, 1, 'advance'],
    [0, 3, 2, 'advance'],
    [1, 1, 2, 'provider'],
    [1, 2, 2, 'provider'],
    [1, 3, 2, 'provider'],
    [1, 3, 1, 'agreement'],
    [4_750_000, 1, 1, 'provider'],
    [4_750_000, 2, 1, 'provider'],
  ] as const)('of %i pesos in period %i by method %i is %s', (totalV, period, method, path) => {
    expect(decidePath({ totalV, period, method })).toBe(path)
  })
})
