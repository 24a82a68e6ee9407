import { describe, expect, it } from 'vitest'
import { costOf, savedBy } from '../../src/parents/compare/cost-of.ts'
import { totals } from '../support/builders.ts'

function charge(shipDate: string, price: number, paidNow = false) {
  return { code: 'CM-0001-1', name: 'Pensión', shipDate, price, paidNow }
}

function aQuote(now: number, charges: ReturnType<typeof charge>[]) {
  const later = charges.filter(({ paidNow }) => !paidNow).reduce((sum, { price }) => sum + price, 0)
  return { totals: totals({ subtotal: now, balance: 700, totalV: now + 700, later }), charges }
}

describe('What a period costs', () => {
  it('is what is paid today and what is charged later, day by day, without an earlier year’s balance', () => {
    const quote = aQuote(1000, [
      charge('2025-09-28', 20),
      charge('2025-07-28', 1000, true),
      charge('2025-08-28', 10),
      charge('2025-08-28', 5),
    ])
    const { services, days, ...sums } = costOf(quote)
    expect(sums).toEqual({ now: 1000, later: 35, whole: 1035 })
    expect(services).toEqual([{ name: 'Pensión', amount: 1000 }])
    expect(days).toMatchObject([
      { day: '2025-08-28', total: 15, lines: [{ price: 10 }, { price: 5 }] },
      { day: '2025-09-28', total: 20, lines: [{ price: 20 }] },
    ])
  })

  it('says once what several months of a service cost today', () => {
    const fee = { ...charge('2025-07-28', 500, true), name: 'Derecho de matrícula' }
    const months = ['2025-08-28', '2025-09-28', '2025-10-28'].map((day) => charge(day, 200, true))
    expect(costOf(aQuote(1100, [fee, ...months])).services).toEqual([
      { name: 'Derecho de matrícula', amount: 500 },
      { name: 'Pensión', amount: 600 },
    ])
  })

  it('has no days when all is paid today', () => {
    expect(costOf(aQuote(1000, [charge('2025-07-28', 1000, true)])).days).toEqual([])
  })

  it('saves the difference to paying month by month', () => {
    const year = costOf(aQuote(950, []))
    const monthly = costOf(aQuote(100, [charge('2025-08-28', 900)]))
    expect(savedBy(year, monthly)).toBe(50)
    expect(savedBy(monthly, monthly)).toBe(0)
  })

  it('saves nobody knows what while one of the two is not known', () => {
    const year = costOf(aQuote(950, []))
    expect([savedBy(year, null), savedBy(null, year)]).toEqual([null, null])
  })
})
