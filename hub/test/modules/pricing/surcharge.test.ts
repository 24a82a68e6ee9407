import { describe, expect, it } from 'vitest'
import { surchargeOf } from '../../../src/modules/pricing/surcharge.ts'
import type { SurchargeRates } from '../../../src/modules/seasons/season.ts'

const certified = (month: string, rate: number) => ({ month, rate, certificate: 'Resolución de ejemplo' })
const rates: SurchargeRates = {
  yearly: 2500,
  usury: [certified('2025-09', 2500), certified('2025-10', 2400)],
}
const capital = 1_665_000
const late = (dueDate: string, paidOn: string, changes: Partial<SurchargeRates> = {}) =>
  surchargeOf({ capital, dueDate, paidOn }, { ...rates, ...changes })

describe('The surcharge of a late payment', () => {
  it.each([
    ['on the due date', '2025-09-10', '2025-09-10', 0],
    ['before it', '2025-09-10', '2025-09-01', 0],
    ['12 days late at 25 %', '2025-09-10', '2025-09-22', 12_260],
    ['a day late', '2025-09-10', '2025-09-11', 1018],
  ])('paid %s is as worked', (_case, dueDate, paidOn, amount) => {
    expect(late(dueDate, paidOn).amount).toBe(amount)
  })

  it('is the usury rate of the month where the school’s is above it, month by month', () => {
    expect(late('2025-09-20', '2025-10-05', { yearly: 3000 })).toEqual({
      parts: [
        { month: '2025-09', days: 10, rate: 2500, amount: 10_210 },
        { month: '2025-10', days: 5, rate: 2400, amount: 4914 },
      ],
      amount: 15_124,
    })
  })

  it('never bears interest itself: two months are the sum of each on the capital', () => {
    const usury = [certified('2025-09', 2500), certified('2025-10', 2500)]
    const parts = [late('2025-09-20', '2025-09-30', { usury }), late('2025-09-30', '2025-10-05', { usury })]

    expect(late('2025-09-20', '2025-10-05', { usury }).amount).toBe(
      parts.reduce((sum, { amount }) => sum + amount, 0),
    )
  })

  it('is nothing for the days of a month without a certified rate, and goes on after them', () => {
    const usury = [certified('2025-09', 2500), certified('2025-11', 2400)]
    expect(late('2025-09-20', '2025-11-05', { usury }).parts.map(({ month, days }) => [month, days])).toEqual(
      [
        ['2025-09', 10],
        ['2025-11', 5],
      ],
    )
    expect(late('2025-12-20', '2026-02-02')).toEqual({ parts: [], amount: 0 })
  })

  it('counts every day of a year once, over its end and a leap day', () => {
    const months = ['2027-12', '2028-01', '2028-02', '2028-03'].map((month) => certified(month, 2500))
    const { parts } = late('2027-12-30', '2028-03-01', { usury: months })
    expect(parts.map(({ days }) => days)).toEqual([1, 31, 29, 1])
  })
})
