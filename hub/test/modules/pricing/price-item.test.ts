import { describe, expect, it } from 'vitest'
import { anItem, aQuote } from './a-quote.ts'

const rowOf = (gradeKey: string, item: ReturnType<typeof anItem>) => {
  const quote = aQuote({ gradeKey, [item.itemCode.startsWith('CA-') ? 'annual' : 'monthly']: [item] })
  return { ...(quote.annual[0] ?? quote.monthly[0]), reports: quote.reports }
}

describe('an item', () => {
  it.each([
    ['PREJARDIN', 1500, 850],
    ['JARDIN', 1000, 900],
    ['TRANSICION', 500, 950],
    ['PRIMERO', 0, 1000],
    ['ONCE', 0, 1000],
  ])('of the year in %s has %i basis points of progressive discount', (grade, progressive, commercial) => {
    expect(rowOf(grade, anItem('CA-0001', 1000))).toMatchObject({
      progressiveDiscount: progressive,
      commercial,
      total: commercial,
    })
  })

  it('of the month has no progressive discount of the grade, only one of its own', () => {
    expect(rowOf('PREJARDIN', anItem('CM-0001-1', 1000))).toMatchObject({
      progressiveDiscount: 0,
      total: 1000,
    })
    const own = anItem('CM-0001-1', 1000, { progressiveDiscount: 700 })
    expect(rowOf('PREJARDIN', own)).toMatchObject({ progressiveDiscount: 700, total: 930 })
  })

  it('keeps a progressive discount of its own, even 0, before that of the grade', () => {
    expect(rowOf('PREJARDIN', anItem('CA-0001', 1000, { progressiveDiscount: 0 }))).toMatchObject({
      total: 1000,
    })
  })

  it('takes annuities off the commercial price before the scholarship', () => {
    const item = anItem('CA-0001', 1000, { annuity50Paid: 'Si', annuity50: 301, scholarship: 5000 })
    expect(rowOf('PRIMERO', item)).toMatchObject({ futureAnnuities: 301, discounted: 699, total: 350 })
  })

  it('has its discounts in one order, each on what the one before has left, and none below 0', () => {
    const scholarship = 2500
    const half = anItem('CA-0001', 1_850_000, { annuity50Paid: 'Si', annuity50: 300_000, scholarship })
    expect(rowOf('JARDIN', half)).toMatchObject({
      commercial: 1_665_000,
      discounted: 1_365_000,
      total: 1_023_750,
    })
    const whole = anItem('CA-0001', 1_850_000, { annuity100Paid: 'Si', annuity100: 9_000_000, scholarship })
    expect(rowOf('JARDIN', whole)).toMatchObject({ discounted: 0, total: 0 })
    const free = anItem('CM-0001-1', 1_665_000, { scholarship: 10_000 })
    expect(rowOf('JARDIN', free)).toMatchObject({ total: 0 })
  })

  it('of the pension with a discount leaves the matrícula beside it as it is', () => {
    const matricula = anItem('CA-0001', 1_850_000)
    const totals = [0, 5000].map((scholarship) => {
      const { annual, monthly } = aQuote({
        gradeKey: 'PRIMERO',
        annual: [matricula],
        monthly: [anItem('CM-0001-1', 1_665_000, { scholarship })],
      })
      return [annual[0]?.total, monthly[0]?.total]
    })
    expect(totals).toEqual([
      [1_850_000, 1_665_000],
      [1_850_000, 832_500],
    ])
  })

  it('ignores annuity amounts whose flag says No', () => {
    const item = anItem('CA-0001', 1000, { annuity100: 1000, annuity50: 500 })
    expect(rowOf('PRIMERO', item)).toMatchObject({ futureAnnuities: 0, total: 1000 })
  })

  it('lets the whole annuity win over the half, even when it is smaller', () => {
    const flags = { annuity100Paid: 'Si', annuity50Paid: 'Si', annuity100: 100, annuity50: 500 } as const
    expect(rowOf('PRIMERO', anItem('CA-0001', 1000, flags))).toMatchObject({ futureAnnuities: 100 })
  })

  it('reports a commercial price that its progressive percent does not give', () => {
    const item = anItem('CA-0001', 3_800_000, { commercialPrice: 3_400_000 })
    expect(rowOf('JARDIN', item).reports).toEqual([
      { is: 'commercial-differs', code: 'CA-0001', sent: 3_400_000, computed: 3_420_000 },
    ])
    expect(rowOf('PRIMERO', item).reports).toEqual([])
    expect(rowOf('JARDIN', { ...item, commercialPrice: 3_420_000 }).reports).toEqual([])
  })

  it('compares a total sent by the price list and never trusts it', () => {
    const sent = rowOf('PRIMERO', anItem('CA-0001', 1000, { total: 999 }))
    expect(sent.total).toBe(1000)
    expect(sent.reports).toEqual([{ is: 'total-differs', code: 'CA-0001', sent: 999, computed: 1000 }])
    expect(rowOf('PRIMERO', anItem('CA-0001', 1000, { total: 1000 })).reports).toEqual([])
  })

  it('is explained step by step, each with its rule', () => {
    const { explanation } = rowOf('JARDIN', anItem('CA-0001', 1000, { scholarship: 1250 }))
    expect(explanation?.map(({ rule, text, result }) => [rule, text, result])).toEqual([
      ['pricing-8', 'rule.resolution', 1000],
      ['pricing-9', 'rule.progressive-grade', 1000],
      ['pricing-10', 'rule.commercial-progressive', 900],
      ['pricing-11', 'rule.annuity-none', 0],
      ['pricing-11', 'rule.discounted', 900],
      ['pricing-12', 'rule.total', 788],
      ['pricing-14', 'rule.annual-now', 788],
    ])
  })
})
