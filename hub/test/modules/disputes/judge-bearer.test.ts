import { describe, expect, it } from 'vitest'
import { judgeBearer } from '../../../src/modules/disputes/judge-bearer.ts'

const paid = { payment: { left: 0, outside: 0 }, splits: [] } as const

describe('A loss', () => {
  it.each([
    ['what stays paid', paid],
    ['a part of an order that is complete', { ...paid, splits: ['complete'] }],
  ] as const)('of %s is borne by the school or the family', (_, lost) => {
    expect(judgeBearer(lost, 'school')).toBeNull()
    expect(judgeBearer(lost, 'family')).toBeNull()
  })

  it.each([
    ['a part of an order that is not complete', { ...paid, splits: ['standing'] }],
    ['money that pays nothing', { payment: { left: 2_375_000, outside: 0 }, splits: [] }],
    ['money of which some pays nothing', { payment: { left: 1, outside: 0 }, splits: [] }],
    ['money that was handled outside', { payment: { left: 0, outside: 1 }, splits: [] }],
  ] as const)('of %s is never borne by the school', (_, lost) => {
    expect(judgeBearer(lost, 'school')).toMatchObject({ code: 'BAD_INPUT' })
    expect(judgeBearer(lost, 'family')).toBeNull()
  })
})
