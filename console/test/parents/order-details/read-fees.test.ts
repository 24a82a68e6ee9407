import { describe, expect, it } from 'vitest'
import { readFees } from '../../../src/parents/order-details/read-fees.ts'

const line = { ItemCode: 'CA-0001', ItemName: 'Derecho', Price: 100, Total: 90, PaidNow: 90, ChargedLater: 7 }
const stored = (object: object) => readFees(JSON.stringify({ version: 1, ...object }))

describe('what an order stores', () => {
  it('is read by the names of the order history', () => {
    expect(stored({ studentAnnual: [line], studentMonthly: [line], studentTotalBalance: -5 })).toEqual({
      annual: [{ code: 'CA-0001', name: 'Derecho', price: 100, now: 90, later: 7, reduction: 10 }],
      monthly: [{ code: 'CA-0001', name: 'Derecho', price: 100, now: 90, later: 7, reduction: 10 }],
      transport: [],
      activities: [],
      balance: -5,
    })
  })
  it.each([
    ['not JSON', 'x'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['another version', '{"version":2,"studentAnnual":[]}'],
  ])('is not guessed at: %s', (_what, object) => {
    expect(readFees(object)).toBeNull()
  })
  it('leaves out a line without its amounts', () => {
    expect(stored({ studentAnnual: [{ ...line, PaidNow: '90' }, 7, line] })?.annual).toHaveLength(1)
  })
})
