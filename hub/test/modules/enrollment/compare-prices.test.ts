import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeItems,
  changeOffer,
  type FeeChange,
  heldAtPrices,
} from '../../../src/modules/enrollment/change-prices.ts'
import { comparePrices, periodOf } from '../../../src/modules/enrollment/compare-prices.ts'
import type { Fee } from '../../../src/modules/fees/index.ts'
import { parentPart, type Period } from '../../../src/modules/seasons/season.ts'
import { isRefused } from '../../../src/shared/refusal.ts'
import { anItem, season } from '../pricing/a-quote.ts'

const now = new Date('2025-06-19T10:00:00-05:00')
const termsOf = (period: Period, gradeKey = 'OCTAVO') => ({ season, now, gradeKey, period })

const edit = (code: string, value: number): FeeChange => ({ does: 'edit', code, type: 'MENSUAL', value })

const anActivity = (code: string, value: number, grade = 111): Fee => ({
  id: 1,
  project: '2025-2026',
  grade,
  code,
  concept: code,
  description: '',
  value,
  mandatory: false,
  feeType: 'ECO',
  cuota: null,
  promoImgLink: null,
  ecoType: 'adicional',
  schedule: null,
  version: 1,
})

interface Case {
  readonly terms?: ReturnType<typeof termsOf>
  readonly items?: Parameters<typeof changeItems>[0]
  readonly held?: readonly { readonly activityCode: string; readonly fee: Fee }[]
  readonly offered?: readonly Fee[]
}

function compare(
  changes: readonly FeeChange[],
  { terms = termsOf(1), items = [], held = [], offered = [] }: Case,
) {
  const codes = changes.map(({ code }) => code)
  const comparison = comparePrices(terms, codes, {
    before: { items, activities: heldAtPrices(held, offered, 111) },
    after: {
      items: changeItems(items, changes),
      activities: heldAtPrices(held, changeOffer(offered, changes), 111),
    },
  })
  if (isRefused(comparison)) throw new Error(comparison.code)
  return comparison
}

const inShort = ({ before, after, dueNow }: ReturnType<typeof compare>) => ({ before, after, dueNow })

describe('The cost of a fee before and after', () => {
  const pension = anItem('CM-0001-1', 3_538_209, { scholarship: 2500 })

  it('goes through the scholarship and the period: a pension paid for the year', () => {
    // R(3,538,209 x 0.75) = 2,653,657 and 2,775,000; x 11 x 0.95
    expect(inShort(compare([edit('CM-0001-1', 3_700_000)], { items: [pension] }))).toEqual({
      before: 27_730_716,
      after: 28_998_750,
      dueNow: 1_268_034,
    })
  })

  it('is due later for who pays right and costs, and in part for the semester', () => {
    const rise = [edit('CM-0001-1', 3_700_000)]
    expect(inShort(compare(rise, { items: [pension], terms: termsOf(3) }))).toEqual({
      before: 29_190_227,
      after: 30_525_000,
      dueNow: 0,
    })
    // R(5 x 2,653,657 x 0.98) = 13,002,919 and 13,597,500 now, six months later
    expect(inShort(compare(rise, { items: [pension], terms: termsOf(2) }))).toEqual({
      before: 28_924_861,
      after: 30_247_500,
      dueNow: 594_581,
    })
  })

  it('leaves an annuity of earlier years at its pesos, and a whole one covers what it covers', () => {
    const half = anItem('CA-0001', 3_800_000, { annuity50Paid: 'Si', annuity50: 1_900_000 })
    const whole = anItem('CA-0001', 3_800_000, { annuity100Paid: 'Si', annuity100: 3_800_000 })
    const rise = [edit('CA-0001', 4_000_000)]
    expect(inShort(compare(rise, { items: [half] }))).toMatchObject({ before: 1_900_000, after: 2_100_000 })
    expect(inShort(compare(rise, { items: [whole] }))).toMatchObject({ before: 0, after: 200_000 })
    const fall = compare([edit('CA-0001', 3_000_000)], { items: [whole] })
    expect([fall.before, fall.after, fall.lines]).toEqual([0, 0, []])
  })

  it('takes the progressive discount of the grade', () => {
    const items = [anItem('CA-0001', 3_800_000)]
    const terms = termsOf(3, 'PREJARDIN')
    expect(inShort(compare([edit('CA-0001', 4_000_000)], { items, terms }))).toEqual({
      before: 3_230_000,
      after: 3_400_000,
      dueNow: 170_000,
    })
  })

  it('keeps the share of an institutional price, and leaves one above the price alone', () => {
    const own = anItem('CA-0004', 950_000, { commercialPrice: 902_500 })
    const odd = anItem('CA-0004', 950_000, { commercialPrice: 1_000_000 })
    const rise = [edit('CA-0004', 1_000_000)]
    expect(inShort(compare(rise, { items: [own] }))).toMatchObject({ before: 902_500, after: 950_000 })
    expect(inShort(compare(rise, { items: [odd] }))).toMatchObject({ before: 1_000_000, after: 1_000_000 })
  })

  it('is nothing for who is not charged it, and all of it where a fee comes or goes', () => {
    const items = [anItem('CA-0004', 950_000)]
    const create: FeeChange = { does: 'create', code: 'CA-0099', type: 'ANUAL', value: 100_000 }
    const archive: FeeChange = { does: 'archive', code: 'CA-0004', type: 'ANUAL', value: 0 }
    const unlisted: FeeChange = { ...create, code: 'UNIFORME' }
    expect(compare([edit('CM-0016', 9)], { items }).lines).toEqual([])
    expect(compare([unlisted], { items }).lines).toEqual([])
    expect(compare([create, archive], { items }).lines).toEqual([
      { code: 'CA-0099', name: 'CA-0099', before: 0, after: 100_000 },
      { code: 'CA-0004', name: 'CA-0004', before: 950_000, after: 0 },
    ])
  })

  it('of an activity is that of its subscribers: changed for them, kept when it is archived', () => {
    const fee = anActivity('ECO-01', 180_000)
    const held = [{ activityCode: 'ECO-01', fee }]
    const eco = (does: FeeChange['does'], value: number): FeeChange => ({
      does,
      code: 'ECO-01',
      type: 'ECO',
      value,
    })
    const offered = [fee]
    // R(4 x 180,000 x 0.97) and R(4 x 200,000 x 0.97)
    expect(inShort(compare([eco('edit', 200_000)], { held, offered }))).toEqual({
      before: 698_400,
      after: 776_000,
      dueNow: 77_600,
    })
    expect(compare([eco('edit', 200_000)], { offered }).lines).toEqual([])
    expect(compare([eco('archive', 0)], { held, offered }).lines).toEqual([])
    // Archived before: whoever has kept it pays the new one of the same code.
    expect(inShort(compare([eco('create', 200_000)], { held }))).toMatchObject({
      before: 698_400,
      after: 776_000,
    })
  })

  it('of any prices stays where it is when nothing changes', () => {
    const code = fc.constantFrom('CA-0001', 'CA-0004', 'CM-0001-1', 'CM-0050')
    const price = fc.integer({ min: 0, max: 50_000_000 })
    const item = fc
      .tuple(code, price, price, fc.integer({ min: 0, max: 10_000 }), price)
      .map(([itemCode, amount, commercialPrice, scholarship, annuity]) =>
        anItem(itemCode, amount, { commercialPrice, scholarship, annuity50Paid: 'Si', annuity50: annuity }),
      )
    const items = fc.uniqueArray(item, { maxLength: 4, selector: ({ itemCode }) => itemCode })
    fc.assert(
      fc.property(items, fc.constantFrom<Period[]>(1, 2, 3), (items, period) => {
        const same = items.map(({ itemCode, price }) => edit(itemCode, price))
        const { before, after, dueNow, lines } = compare(same, { items, terms: termsOf(period) })
        expect([after - before, dueNow, lines]).toEqual([0, 0, []])
      }),
    )
  })
})

describe('The period of a preview', () => {
  const parent = parentPart(season)
  const open = new Date('2025-07-28T23:59:59-05:00')
  const closed = new Date('2025-07-29T00:00:00-05:00')

  it.each<[Period | null, Date, Period]>([
    [null, open, 3],
    [null, closed, 3],
    [1, open, 1],
    [2, open, 2],
    [3, open, 3],
    [1, closed, 3],
    [2, closed, 3],
    [3, closed, 3],
  ])('of a family that chose %s is, at %o, %s', (chosen, at, expected) => {
    expect(periodOf(chosen, parent, at)).toBe(expected)
  })
})
