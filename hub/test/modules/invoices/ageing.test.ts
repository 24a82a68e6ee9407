import type { Receivable } from '@matricula/contract'
import { lateAndEarly } from '@matricula/hub/testing/late-and-early'
import { describe, expect, it } from 'vitest'
import { type DayRules } from '../../../src/modules/pricing/price-on-day.ts'
import { agedDebts, ageOf, amountsBy } from '../../../src/modules/invoices/ageing.ts'

const owed = (partnerCode: string, dueDate: string, pending: number): Receivable => ({
  docNum: `${partnerCode}-${dueDate}`,
  dueDate,
  pending,
  partnerCode,
  partnerName: `Estudiante ${partnerCode}`,
})

describe('The age of an invoice due on 9 September', () => {
  it.each([
    ['2025-09-08', 'notDue'],
    ['2025-09-09', 'notDue'],
    ['2025-09-10', 'to30'],
    ['2025-10-09', 'to30'],
    ['2025-10-10', 'to60'],
    ['2025-11-08', 'to60'],
    ['2025-11-09', 'to90'],
    ['2025-12-08', 'to90'],
    ['2025-12-09', 'over90'],
    ['2027-01-01', 'over90'],
  ])('on %s is %s', (day, age) => {
    expect(ageOf('2025-09-09', day)).toBe(age)
  })
})

const dates = { annual: '2025-07-28', monthly: ['2025-08-28'], activities: ['2025-08-28'] }
const off: DayRules = { dates, surcharge: null, earlyPayment: null }
const on: DayRules = { ...off, ...lateAndEarly }

describe('What partners owe by its age', () => {
  const receivables = [
    owed('C10001', '2025-10-10', 900_000),
    owed('C10002', '2025-03-28', 250_001),
    owed('C10001', '2025-09-09', 1_000_000),
    owed('C10001', '2025-09-08', 3),
  ]

  it('is every invoice once, with its partner and in its age', () => {
    expect(agedDebts(receivables, '2025-10-09', off)).toEqual([
      {
        partnerCode: 'C10001',
        partnerName: 'Estudiante C10001',
        invoices: 3,
        oldest: '2025-09-08',
        notDue: 900_000,
        to30: 1_000_000,
        to60: 3,
        to90: 0,
        over90: 0,
        total: 1_900_003,
        surcharge: 0,
      },
      {
        partnerCode: 'C10002',
        partnerName: 'Estudiante C10002',
        invoices: 1,
        oldest: '2025-03-28',
        notDue: 0,
        to30: 0,
        to60: 0,
        to90: 0,
        over90: 250_001,
        total: 250_001,
        surcharge: 0,
      },
    ])
  })

  it('sums to all that is owed, whatever the day', () => {
    for (const day of ['2025-01-01', '2025-10-09', '2026-06-30']) {
      const { total, surcharge: _surcharge, ...ages } = amountsBy(agedDebts(receivables, day, on))
      expect(total).toBe(2_150_004)
      expect(Object.values(ages).reduce((sum, amount) => sum + amount, 0)).toBe(total)
    }
  })

  it('bears interest of the day beside the total: of what is late and of this year alone', () => {
    const [first, second] = agedDebts(receivables, '2025-10-09', on)
    // 30 days of 1,000,000: 21 of September at 25 %, 9 of October at 24 %; of 3 pesos nothing.
    expect([first?.surcharge, first?.total]).toEqual([12_921 + 5318, 1_900_003])
    expect(second?.surcharge).toBe(0)
  })
})
