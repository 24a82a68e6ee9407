import { describe, expect, it } from 'vitest'
import { payEarly } from '../../../src/modules/pricing/early-payment.ts'

const rule = { discount: 500, daysBefore: 5 }

describe('A payment before its day', () => {
  it.each([
    ['on the last early day', 1_665_000, '2025-09-05', 1_581_750, 83_250],
    ['the day after', 1_665_000, '2025-09-06', 1_665_000, 0],
    ['late', 1_665_000, '2025-09-30', 1_665_000, 0],
    ['to half a peso, which rounds up what is to pay', 10, '2025-09-01', 10, 0],
    ['of nothing', 0, '2025-09-01', 0, 0],
    ['of a credit', -5000, '2025-09-01', 0, 0],
  ])('%s', (_case, amount, paidOn, toPay, discount) => {
    expect(payEarly({ amount, dueDate: '2025-09-10', paidOn }, rule)).toEqual({ toPay, discount })
  })

  it('never goes below nothing, whatever the discount', () => {
    const all = { discount: 12_000, daysBefore: 0 }
    expect(payEarly({ amount: 100, dueDate: '2025-09-10', paidOn: '2025-09-10' }, all)).toEqual({
      toPay: 0,
      discount: 100,
    })
  })
})
