import { describe, expect, it } from 'vitest'
import { quoteParent } from '../../../src/modules/pricing/quote-parent.ts'
import type { ParentInput } from '../../../src/modules/pricing/quote.ts'
import { validUntil } from '../../../src/modules/pricing/valid-until.ts'
import { parentPart, type ParentSeason } from '../../../src/modules/seasons/season.ts'
import { readSeason } from '../seasons/read-season.ts'
import { anInput, anItem, aQuote, season } from './a-quote.ts'

const early = '2025-06-30T23:59:59.999-05:00'
const late = '2025-07-01T00:00:00-05:00'
const lastOpen = '2025-07-28T23:59:59.999-05:00'
const cutoff = '2025-07-29T00:00:00-05:00'
const bus = { code: 'CT-0001', name: 'TRANSPORTE COMPLETO CERCANO', price: 738_000 }

describe('the transport discount', () => {
  it.each([
    [1, early, 7_630_920],
    [1, late, 7_712_100],
    [2, early, 3_579_300],
    [2, late, 3_597_750],
    [3, early, 0],
    [3, late, 0],
  ] as const)('of period %i at %s leaves %i to pay now', (period, now, expected) => {
    const { totals } = aQuote({ period, now: new Date(now), transport: bus })
    expect(totals.transportNow).toBe(expected)
    expect(totals.later).toBe({ 1: 0, 2: 4_428_000, 3: 8_118_000 }[period])
  })
})

describe('the cutoff', () => {
  it.each([1, 2] as const)('closes period %i at its instant and not before', (period) => {
    expect(quoteParent(anInput({ period, now: new Date(lastOpen) }))).toMatchObject({ is: 'quote' })
    expect(quoteParent(anInput({ period, now: new Date(cutoff) }))).toMatchObject({
      is: 'refused',
      code: 'PERIOD_CLOSED',
      values: { field: 'period', since: cutoff },
    })
  })

  it('leaves period 3 open', () => {
    expect(quoteParent(anInput({ period: 3, now: new Date(cutoff) }))).toMatchObject({ is: 'quote' })
  })

  it.each([
    [early, late],
    [late, cutoff],
    [lastOpen, cutoff],
    [cutoff, null],
  ])('at %s a quote holds until %s', (now, expected) => {
    expect(validUntil(season, new Date(now))).toBe(expected)
    expect(aQuote({ now: new Date(now) }).validUntil).toBe(expected)
  })
})

describe('a charge', () => {
  it('carries what accounting records, and what it was before the discount of the period', () => {
    const annuities = { annuity50Paid: 'Si', annuity50: 100_000, progressiveDiscount: 1000 } as const
    const { charges } = aQuote({ period: 2, monthly: [anItem('CM-0001-1', 1_000_000, annuities)] })
    expect(charges).toHaveLength(11)
    expect(charges[0]).toEqual({
      code: 'CM-0001-1',
      name: 'CM-0001-1',
      shipDate: '2025-08-28',
      price: 784_000,
      paidNow: true,
      quantity: 1,
      taxCode: 'EXENTO',
      discountPercent: 0,
      project: '2025-2026',
      resolution: 1_000_000,
      progressiveDiscount: 1000,
      progressiveDiscountBase: 1_000_000,
      futureAnnualities: 100_000,
      totalBase: 800_000,
    })
    expect(charges[5]).toMatchObject({
      shipDate: '2026-01-28',
      price: 800_000,
      totalBase: 800_000,
      paidNow: false,
    })
  })

  it('of the whole year has the year before the discount as its base', () => {
    const { charges } = aQuote({ period: 1, monthly: [anItem('CM-0016', 100)] })
    expect(charges).toMatchObject([{ shipDate: '2025-07-28', price: 1045, totalBase: 1100 }])
  })

  it('of a pension in instalments falls on the first dates; other items keep all eleven', () => {
    const others = [anItem('CM-0016', 10), anItem('CM-0001-10', 10)]
    const { charges } = aQuote({ quotas: 2, monthly: [anItem('CM-0001-1', 101), ...others] })
    expect(charges.slice(0, 2).map(({ shipDate, price }) => [shipDate, price])).toEqual([
      ['2025-08-28', 556],
      ['2025-09-28', 555],
    ])
    expect(charges.slice(2)).toHaveLength(22)
  })

  it('of an item whose code only begins like a pension code has no pension discount', () => {
    const { totals } = aQuote({ period: 1, monthly: [anItem('CM-0001-10', 100), anItem('CM-0001', 100)] })
    expect(totals.monthlyNow).toBe(2200)
  })

  it('stays at 0 for items of the price list, and is absent for a choice that costs nothing', () => {
    const quote = aQuote({
      annual: [anItem('CA-0001', 100, { scholarship: 10_000 })],
      monthly: [anItem('CM-0001-1', 100, { scholarship: 10_000 })],
      transport: { ...bus, price: 0 },
      activities: [{ code: 'ECO-01', name: 'Coro', price: 0 }],
    })
    expect(new Set(quote.charges.map(({ code }) => code))).toEqual(new Set(['CA-0001', 'CM-0001-1']))
    expect([quote.transport.length, quote.activities.length]).toEqual([1, 1])
  })

  it('comes per activity, in their order', () => {
    const activity = (code: string, price: number) => ({ code, name: code, price })
    const { charges } = aQuote({ activities: [activity('ECO-02', 180_000), activity('ECO-01', 180_000)] })
    expect(charges.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 5 }, () => 'ECO-02'),
      ...Array.from({ length: 5 }, () => 'ECO-01'),
    ])
  })
})

describe('another season', () => {
  const terms = parentPart(season)
  const other = (parent: Partial<ParentSeason>) => ({
    season: { ...season, parent: { ...terms, ...parent } },
  })
  const activities = [{ code: 'ECO-01', name: 'Coro', price: 1000 }]

  it.each([
    [1, 3600],
    [2, 3200],
  ] as const)('has its own activity discount in period %i', (period, expected) => {
    const { year, semester } = terms.periods
    const periods = { year: { ...year, activities: 1000 }, semester: { ...semester, activities: 2000 } }
    expect(aQuote({ ...other({ periods }), period, activities }).totals.activitiesNow).toBe(expected)
  })

  it('has its own months, dates, codes, tax word and project', () => {
    const year = { ...terms.periods.year, months: 3, pension: 1000 }
    const changed = other({
      periods: { year, semester: { ...terms.periods.semester, months: 1 } },
      dates: { ...terms.dates, annual: '2026-07-01', monthly: ['2026-08-01', '2026-09-01', '2026-10-01'] },
      pensionCodes: ['CM-0050'],
      taxCode: 'EXEMPT',
    })
    const monthly = [anItem('CM-0050', 100), anItem('CM-0016', 100)]
    const yearly = aQuote({ season: { ...changed.season, project: 'P' }, period: 1, monthly })
    expect(yearly.charges).toMatchObject([
      { price: 270, shipDate: '2026-07-01', taxCode: 'EXEMPT', project: 'P' },
      { price: 300 },
    ])
    expect(aQuote({ ...changed, period: 2, monthly }).totals).toMatchObject({ monthlyNow: 198, later: 400 })
    expect(aQuote({ ...changed, quotas: 3, monthly }).charges).toHaveLength(6)
  })
})

describe('an item', () => {
  const monthly = [anItem('CM-0001-1', 1000)]
  const rowOf = (more: Partial<ParentInput> = {}) => aQuote({ monthly, ...more }).monthly[0]

  it('is priced once for all families who share it', () => {
    expect(rowOf({ balance: 500 })).toBe(rowOf())
    expect(rowOf({ monthly: [anItem('CM-0001-1', 1000)] })).toEqual(rowOf())
  })

  it.each<[string, Partial<ParentInput>]>([
    ['grade', { gradeKey: 'SEGUNDO' }],
    ['period', { period: 1 }],
    ['number of instalments', { quotas: 2 }],
    ['season', { season: { ...season, project: 'P' } }],
  ])('is priced anew in another %s', (_what, more) => {
    expect(rowOf(more)).not.toBe(rowOf())
  })
})

describe('the total', () => {
  const annual = [anItem('CA-0001', 1000)]

  it.each([
    [0, 1000, 0, 'pay'],
    [500, 1500, 0, 'pay'],
    [-999, 1, 0, 'pay'],
    [-1000, 0, 0, 'advance'],
    [-1001, 0, 1, 'advance'],
  ])('with a balance of %i is %i and leaves %i of credit: %s', (balance, totalV, creditLeft, path) => {
    expect(aQuote({ annual, balance }).totals).toMatchObject({ subtotal: 1000, totalV, creditLeft, path })
  })

  it('has no negative zero to show', () => {
    expect(Object.is(aQuote({}).totals.creditLeft, 0)).toBe(true)
  })
})

describe('wrong input', () => {
  it.each<[string, Partial<ParentInput>]>([
    ['season', { season: readSeason('2020-2021') }],
    ['now', { now: new Date('?') }],
    ['gradeKey', { gradeKey: 'DOCE' }],
    ['quotas', { quotas: 0 }],
    ['quotas', { quotas: 12 }],
    ['quotas', { quotas: 1.5 }],
    ['annual[1].itemCode', { annual: [anItem('CA-0001', 1), anItem('CM-0001-1', 1)] }],
    ['monthly[0].price', { monthly: [anItem('CM-0001-1', 0.5)] }],
    ['annual[0].price', { annual: [anItem('CA-0001', -1)] }],
    ['annual[0].commercialPrice', { annual: [anItem('CA-0001', 1, { commercialPrice: -1 })] }],
    ['annual[0].scholarship', { annual: [anItem('CA-0001', 1, { scholarship: 10_001 })] }],
    ['annual[0].progressiveDiscount', { annual: [anItem('CA-0001', 1, { progressiveDiscount: -1 })] }],
    ['annual[0].annuity100', { annual: [anItem('CA-0001', 1, { annuity100: Number.NaN })] }],
    ['transport.price', { transport: { ...bus, price: -1 } }],
    ['activities[0].price', { activities: [{ ...bus, price: 1e13 }] }],
    ['balance', { balance: 0.5 }],
  ])('in %s is refused', (field, more) => {
    expect(quoteParent(anInput(more))).toMatchObject({ is: 'refused', code: 'BAD_INPUT', values: { field } })
  })

  it('does not read instalments in periods 1 and 2', () => {
    expect(quoteParent(anInput({ period: 1, quotas: 0 }))).toMatchObject({ is: 'quote', quotas: 0 })
  })
})
