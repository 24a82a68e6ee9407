import { describe, expect, it } from 'vitest'
import { type LateRates, surchargeOf } from '../../../src/modules/pricing/surcharge.ts'

const rates: LateRates = { yearly: 2500, usury: { '2025-09': 2500, '2025-10': 2400 } }
const capital = 1_665_000
const late = (dueDate: string, paidOn: string, changes: Partial<LateRates> = {}) =>
  surchargeOf({ capital, dueDate, paidOn }, { ...rates, ...changes })

describe('The surcharge of a late payment', () => {
  it.each([
    ['on the due date', '2025-09-10', '2025-09-10', 0],
    ['before it', '2025-09-10', '2025-09-01', 0],
    ['12 days late at 25 %', '2025-09-10', '2025-09-22', 12_260],
    ['a day late', '2025-09-10', '2025-09-11', 1018],
  ])('paid %s is as worked', (_case, dueDate, paidOn, amount) => {
    expect(late(dueDate, paidOn)).toMatchObject({ is: 'surcharge', amount })
  })

  it('is the usury rate of the month where the school’s is above it, month by month', () => {
    expect(late('2025-09-20', '2025-10-05', { yearly: 3000 })).toEqual({
      is: 'surcharge',
      parts: [
        { month: '2025-09', days: 10, rate: 2500, amount: 10_210 },
        { month: '2025-10', days: 5, rate: 2400, amount: 4914 },
      ],
      amount: 15_124,
    })
  })

  it('never bears interest itself: two months are the sum of each on the capital', () => {
    const usury = { '2025-09': 2500, '2025-10': 2500 }
    const both = late('2025-09-20', '2025-10-05', { usury })
    const first = late('2025-09-20', '2025-09-30', { usury })
    const second = late('2025-09-30', '2025-10-05', { usury })

    expect(both.is === 'surcharge' && first.is === 'surcharge' && second.is === 'surcharge').toBe(true)
    expect(both).toMatchObject({
      amount: (first.is === 'surcharge' ? first.amount : 0) + (second.is === 'surcharge' ? second.amount : 0),
    })
  })

  it('is not charged where no rate is certified for a month of the delay', () => {
    expect(late('2025-10-20', '2025-11-02')).toEqual({ is: 'unknown', month: '2025-11' })
  })
})
