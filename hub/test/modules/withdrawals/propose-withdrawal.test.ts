import { describe, expect, it } from 'vitest'
import { laterCharges } from '../../../src/modules/enrollment/later-charges.ts'
import type { ParentInput, ParentQuote } from '../../../src/modules/pricing/quote.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import {
  cancelledCharges,
  keptShare,
  proposeWithdrawal,
} from '../../../src/modules/withdrawals/propose-withdrawal.ts'
import { aQuote, anItem, season } from '../pricing/a-quote.ts'

const parent = parentPart(season)

const annual = [anItem('CA-0001', 1_425_001)]
const monthly = [anItem('CM-0001-1', 1_000_000)]
const transport = { code: 'TR-1', name: 'Ruta completa', price: 600_000 }
const activities = [{ code: 'EC-1', name: 'Ajedrez', price: 200_000 }]

function aPaidQuote(more: Partial<ParentInput> = {}): ParentQuote {
  return aQuote({ annual, monthly, transport, activities, ...more })
}

function returned(quote: ParentQuote, day: string) {
  const { lines } = proposeWithdrawal({ season: parent, day, quote, left: 1_000_000_000, back: 0 })
  return Object.fromEntries(lines.map(({ kind, paid, kept, returned: back }) => [kind, [paid, kept, back]]))
}

describe('What goes back when a student leaves', () => {
  it.each([
    ['2025-06-19', 1000],
    ['2025-07-28', 1000],
    ['2025-07-29', 5000],
    ['2025-08-31', 5000],
    ['2025-09-01', 10_000],
    ['2026-06-30', 10_000],
  ])('on %s leaves the school %i of what is paid once', (day, keeps) => {
    expect(keptShare(parent.withdrawal, day)).toBe(keeps)
  })

  it('is nothing of what is paid once where the season says nothing', () => {
    expect(keptShare([], '2025-06-19')).toBe(10_000)
  })

  it.each([
    ['2025-07-28', [1_425_001, 142_500, 1_282_501]],
    ['2025-08-31', [1_425_001, 712_501, 712_500]],
    ['2025-09-01', [1_425_001, 1_425_001, 0]],
  ])('of an annual item on %s is what the share leaves, half a peso to the school', (day, parts) => {
    expect(returned(aPaidQuote(), day)).toEqual({ annual: parts })
  })

  it.each([
    ['2025-08-27', [10_450_000, 0, 10_450_000]],
    ['2025-08-28', [10_450_000, 950_000, 9_500_000]],
    ['2025-10-15', [10_450_000, 1_900_000, 8_550_000]],
    ['2026-06-28', [10_450_000, 10_450_000, 0]],
  ])('of a year paid at once on %s is each month after it', (day, parts) => {
    expect(returned(aPaidQuote({ period: 1 }), day)).toMatchObject({ monthly: parts })
  })

  it('of a year that eleven months do not divide keeps the odd pesos in the first months', () => {
    const quote = aPaidQuote({ period: 1, monthly: [anItem('CM-0001-1', 1_000_001)] })
    expect(returned(quote, '2025-08-28')).toMatchObject({ monthly: [10_450_010, 950_001, 9_500_009] })
  })

  it('of a semester is the months after the day, with transport and activities alike', () => {
    expect(returned(aPaidQuote({ period: 2 }), '2025-10-28')).toEqual({
      annual: [1_425_001, 1_425_001, 0],
      monthly: [4_900_000, 2_940_000, 1_960_000],
      transport: [2_910_000, 1_746_000, 1_164_000],
      activities: [776_000, 465_600, 310_400],
    })
  })

  it('says of each line by which share or how many months', () => {
    const quote = aPaidQuote({ period: 1 })
    const { lines } = proposeWithdrawal({
      season: parent,
      day: '2025-10-15',
      quote,
      left: 1_000_000_000,
      back: 0,
    })
    expect(lines.map(({ kind, share, months }) => [kind, share, months])).toEqual([
      ['annual', 10_000, null],
      ['monthly', null, { paid: 11, returned: 9 }],
      ['transport', null, { paid: 11, returned: 9 }],
      ['activities', null, { paid: 5, returned: 3 }],
    ])
  })

  it('is never more than is left of the payment', () => {
    const facts = { season: parent, day: '2025-07-28', quote: aPaidQuote(), back: 0 }
    expect(proposeWithdrawal({ ...facts, left: 1_425_001 }).proposed).toBe(1_282_501)
    expect(proposeWithdrawal({ ...facts, left: 1_000_000 }).proposed).toBe(1_000_000)
    expect(proposeWithdrawal({ ...facts, left: 0 }).proposed).toBe(0)
  })

  it('is less what was given back before, so that the school keeps what the rules say', () => {
    const facts = { season: parent, day: '2025-07-28', quote: aPaidQuote() }
    expect(proposeWithdrawal({ ...facts, left: 1_125_001, back: 300_000 }).proposed).toBe(982_501)
    expect(proposeWithdrawal({ ...facts, left: 125_001, back: 1_300_000 }).proposed).toBe(0)
  })

  it('divides every line to the peso, on every day of the year', () => {
    for (const period of [1, 2, 3] as const)
      for (const day of ['2025-06-19', ...parent.dates.monthly])
        for (const [paid = 0, kept = 0, back = 0] of Object.values(returned(aPaidQuote({ period }), day)))
          expect([kept + back, kept >= 0, back >= 0]).toEqual([paid, true, true])
  })
})

describe('The charges to come of who leaves', () => {
  it('are cancelled where they lie after the day, and owed where they do not', () => {
    const { charges } = aPaidQuote()
    const cancelled = cancelledCharges(charges, '2025-08-28')
    expect(cancelled.every(({ day }) => day > '2025-08-28')).toBe(true)
    const [first] = laterCharges(charges)
    const facts = { season: parent, day: '2025-08-28', quote: aPaidQuote(), left: 0, back: 0 }
    expect(proposeWithdrawal(facts).owed).toBe(first?.amount)
    const later = charges.filter(({ paidNow }) => !paidNow)
    const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
    expect(sumOf(cancelled.map(({ amount }) => amount)) + (first?.amount ?? 0)).toBe(
      sumOf(later.map(({ price }) => price)),
    )
    expect(cancelledCharges(charges, '2026-06-28')).toEqual([])
  })
})
