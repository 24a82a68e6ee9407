import { describe, expect, it } from 'vitest'
import { type DayRules, priceOnDay } from '../../../src/modules/pricing/price-on-day.ts'

const certificate = 'Resolución de ejemplo'
const rules: DayRules = {
  dates: { annual: '2025-07-28', monthly: ['2025-08-28', '2025-09-28'], activities: ['2025-08-28'] },
  surcharge: {
    yearly: 2500,
    usury: [
      { month: '2025-08', rate: 2500, certificate },
      { month: '2025-09', rate: 2500, certificate },
      { month: '2025-10', rate: 2400, certificate },
    ],
  },
  earlyPayment: { discount: 500, daysBefore: 5 },
}
const none = { surcharge: 0, discount: 0, discountUntil: null, toPay: 1_665_000 }

const priced = (paidOn: string, dueDate = '2025-09-10', changed: Partial<DayRules> = {}) =>
  priceOnDay({ pending: 1_665_000, dueDate }, paidOn, { ...rules, ...changed })

describe('What an invoice of a later charge costs on a day', () => {
  it.each([
    ['2025-09-01', { surcharge: 0, discount: 83_250, discountUntil: '2025-09-05', toPay: 1_581_750 }],
    ['2025-09-05', { surcharge: 0, discount: 83_250, discountUntil: '2025-09-05', toPay: 1_581_750 }],
    ['2025-09-06', none],
    ['2025-09-10', none],
    ['2025-09-11', { ...none, surcharge: 1018, toPay: 1_666_018 }],
    ['2025-09-22', { ...none, surcharge: 12_260, toPay: 1_677_260 }],
  ])('of 1,665,000 due on 10 September is on %s as worked', (paidOn, price) => {
    expect(priced(paidOn)).toEqual(price)
  })

  it('is what is pending where the season has neither', () => {
    const off = { surcharge: null, earlyPayment: null }
    for (const day of ['2025-09-01', '2025-10-22']) expect(priced(day, '2025-09-10', off)).toEqual(none)
  })

  it('is what is pending of what was due before the season’s first monthly charge', () => {
    for (const day of ['2025-08-01', '2025-10-22']) expect(priced(day, '2025-08-27')).toEqual(none)
    expect(priced('2025-08-29', '2025-08-28').surcharge).toBe(1018)
  })
})
