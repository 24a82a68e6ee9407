import { describe, expect, it } from 'vitest'
import { earlyDiscountOf } from '../../../src/modules/pricing/early-payment.ts'

const rule = { discount: 500, daysBefore: 5 }

describe('A payment before its day', () => {
  it.each([
    ['on the last early day', 1_665_000, '2025-09-05', 83_250],
    ['the day after', 1_665_000, '2025-09-06', 0],
    ['late', 1_665_000, '2025-09-30', 0],
    ['of half a peso off, which rounds up what is to pay', 10, '2025-09-01', 0],
    ['of nothing', 0, '2025-09-01', 0],
    ['of a credit', -5000, '2025-09-01', 0],
  ])('%s has its discount or none', (_case, amount, paidOn, discount) => {
    const early = earlyDiscountOf({ amount, dueDate: '2025-09-10', paidOn }, rule)
    expect(early).toEqual({ discount, until: '2025-09-05' })
  })

  it('never goes below nothing, whatever the discount', () => {
    const all = { discount: 12_000, daysBefore: 0 }
    const paid = { amount: 100, dueDate: '2025-09-10', paidOn: '2025-09-10' }
    expect(earlyDiscountOf(paid, all).discount).toBe(100)
  })
})
