import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../../../src/shared/money.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import { anItem, aQuote, season } from './a-quote.ts'

const price = fc.integer({ min: 0, max: 50_000_000 })
const percent = fc.integer({ min: 0, max: 10_000 })
const siNo = fc.constantFrom('Si', 'No')

const item = (code: fc.Arbitrary<string>) =>
  fc
    .tuple(code, price, percent, fc.option(percent), price, siNo, siNo, price)
    .map(([itemCode, amount, scholarship, progressiveDiscount, commercial, hundred, fifty, annuity]) =>
      anItem(itemCode, amount, {
        scholarship,
        progressiveDiscount,
        commercialPrice: commercial % 2 === 0 ? 0 : commercial,
        annuity100Paid: hundred === 'Si' ? 'Si' : 'No',
        annuity50Paid: fifty === 'Si' ? 'Si' : 'No',
        annuity100: annuity,
        annuity50: Math.floor(annuity / 2),
      }),
    )

const choice = price.map((amount) => ({ code: 'X', name: 'X', price: amount }))

const input = fc.record({
  now: fc
    .constantFrom('2025-06-19T10:00:00-05:00', '2025-07-10T10:00:00-05:00')
    .map((text) => new Date(text)),
  gradeKey: fc.constantFrom(...parentPart(season).grades.map(({ key }) => key)),
  annual: fc.array(item(fc.constantFrom('CA-0001', 'CA-0004')), { maxLength: 3 }),
  monthly: fc.array(item(fc.constantFrom('CM-0001-1', 'CM-0016', 'CM-0050')), { maxLength: 4 }),
  period: fc.constantFrom(1, 2, 3),
  quotas: fc.integer({ min: 1, max: 11 }),
  transport: fc.option(choice),
  activities: fc.array(choice, { maxLength: 3 }),
  balance: fc.integer({ min: -100_000_000, max: 100_000_000 }),
})

describe('of any quote', () => {
  it('the charges sum to what is due now and later, line by line and in all', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { totals, charges, annual, monthly, transport, activities } = aQuote(given)
        const due = (paidNow: boolean) =>
          sum(charges.filter((charge) => charge.paidNow === paidNow).map((charge) => charge.price))
        expect(due(true)).toBe(totals.subtotal)
        expect(due(false)).toBe(totals.later)
        const rows = [...annual, ...monthly, ...transport, ...activities]
        expect(sum(rows.map(({ now }) => now))).toBe(totals.subtotal)
        expect(sum(rows.map(({ later }) => later))).toBe(totals.later)
      }),
    )
  })

  it('the parts of one line sum to the line, on dates that rise', () => {
    fc.assert(
      fc.property(input, item(fc.constantFrom('CM-0001-1', 'CM-0050')), (given, only) => {
        const alone = { ...given, annual: [], monthly: [only], transport: null, activities: [] }
        const { charges, monthly } = aQuote(alone)
        expect(sum(charges.map((charge) => charge.price))).toBe(
          (monthly[0]?.now ?? 0) + (monthly[0]?.later ?? 0),
        )
        const dates = charges.map(({ shipDate }) => shipDate)
        expect(dates).toEqual([...new Set(dates)].toSorted())
      }),
    )
  })

  it('no amount is negative, a fraction or above its base', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { totals, charges } = aQuote(given)
        const { balance: _, path: __, ...amounts } = totals
        const all = [...Object.values(amounts), ...charges.map((charge) => charge.price)]
        expect(all.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(charges.every((charge) => charge.price <= charge.totalBase)).toBe(true)
        expect(totals.totalV - totals.creditLeft).toBe(totals.subtotal + totals.balance)
        expect(totals.totalV === 0 || totals.creditLeft === 0).toBe(true)
      }),
    )
  })

  it('more scholarship never costs more', () => {
    const whole = (given: Parameters<typeof aQuote>[0]) => {
      const { subtotal, later } = aQuote(given).totals
      return subtotal + later
    }
    fc.assert(
      fc.property(input, percent, percent, (given, one, other) => {
        const withScholarship = (scholarship: number) => ({
          ...given,
          annual: given.annual.map((found) => ({ ...found, scholarship })),
          monthly: given.monthly.map((found) => ({ ...found, scholarship })),
        })
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(whole(withScholarship(more))).toBeLessThanOrEqual(whole(withScholarship(less)))
      }),
    )
  })

  it('every amount of a row is the result of a step of its proof', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { annual, monthly, transport, activities } = aQuote(given)
        for (const row of [...annual, ...monthly, ...transport, ...activities]) {
          const results = row.explanation.map(({ result }) => result)
          expect(results).toContain(row.total)
          expect(results.at(-1)).toBe(row.later > 0 ? row.later : row.now || 0)
          expect(row.explanation.every(({ rule }) => /^pricing-\d+$/.test(rule))).toBe(true)
        }
      }),
    )
  })
})
