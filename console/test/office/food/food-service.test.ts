import { describe, expect, it } from 'vitest'
import { serviceAfter, heldServiceOf } from '../../../src/office/food/food-service.ts'
import { serviceInPlan } from '../../../src/office/food/counter-requests.ts'

describe('What a student has', () => {
  it.each([
    [[], null],
    [[2], 2],
    [[3], 3],
    [[1, 2, 3], 1],
    [[2, 3], 1],
    [[1], 1],
  ] as const)('is said in one word: %j is %j', (services, expected) => {
    expect(heldServiceOf(services)).toBe(expected)
  })

  it.each([
    ['enrol', 1, null, 1],
    ['enrol', 2, null, 2],
    ['enrol', 3, 2, 1],
    ['enrol', 2, 1, 1],
    ['withdraw', 1, 1, null],
    ['withdraw', 1, 3, null],
    ['withdraw', 2, 1, 3],
    ['withdraw', 3, 1, 2],
    ['withdraw', 3, 2, 2],
    ['withdraw', 2, 2, null],
  ] as const)('after %s of %i from %j is %j', (act, service, expected, after) => {
    expect(serviceAfter(act, service, expected)).toBe(after)
  })

  const row = { student: '10001', name: 'Ana', grade: 'Quinto', service: 1, does: 'enrol', note: '' } as const
  it('is read off a plan for both meals: what is missing, all of it, or a code that nobody has', () => {
    expect(serviceInPlan({ rows: [{ ...row, now: [] }], unknown: [] })).toBeNull()
    expect(serviceInPlan({ rows: [{ ...row, now: [3] }], unknown: [] })).toBe(3)
    expect(serviceInPlan({ rows: [], unknown: [] })).toBe(1)
    expect(serviceInPlan({ rows: [], unknown: ['ZZ001'] })).toBe('stranger')
  })
})
