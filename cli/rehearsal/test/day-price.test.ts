import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { dayPrice } from '../src/books/day-price.ts'
import { rehearsedSeason } from '../src/hub/rehearsed-season.ts'
import type { DayTerms } from '../src/season-days.ts'

const terms: DayTerms = {
  firstDueOn: '2025-08-28',
  surcharge: {
    yearly: 3000,
    usury: [
      { month: '2025-09', rate: 2500 },
      { month: '2025-10', rate: 2400 },
    ],
  },
  earlyPayment: { discount: 500, daysBefore: 5 },
}

describe('What a day adds to a later charge and takes off it', () => {
  it.each([
    ['early, on its last day', '2025-09-10', '2025-09-05', { surcharge: 0, discount: 83_250 }],
    ['a day later', '2025-09-10', '2025-09-06', { surcharge: 0, discount: 0 }],
    ['on its due date', '2025-09-10', '2025-09-10', { surcharge: 0, discount: 0 }],
    ['late, in two months', '2025-09-20', '2025-10-05', { surcharge: 10_210 + 4914, discount: 0 }],
    ['due before the season’s first month', '2025-07-30', '2025-09-05', { surcharge: 0, discount: 0 }],
  ])('is worked out as pricing-48 and pricing-49 say: %s', (_what, dueOn, day, expected) => {
    expect(dayPrice({ pending: 1_665_000, dueOn }, day, terms)).toEqual(expected)
  })

  it('is nothing where the season has neither', () => {
    const none = { ...terms, surcharge: null, earlyPayment: null }
    const price = dayPrice({ pending: 1_665_000, dueOn: '2025-09-10' }, '2025-12-01', none)
    expect(price).toEqual({ surcharge: 0, discount: 0 })
  })
})

const season = `
parent:
  windows: { cutoff: 2025-07-29T00:00:00-05:00 }
  dates: { monthly: [2025-08-28, 2025-09-28] }
  surcharge: null
  earlyPayment: { discount: 100, daysBefore: 1 }
  onAccount: null
`

describe('The season of a rehearsal', () => {
  it('is paid in parts, early, late and on account, and keeps what the school says of paying early', () => {
    const { split, surcharge, earlyPayment, onAccount } = parse(rehearsedSeason(season)).parent
    expect(split).toMatchObject({ parts: 3, until: '2025-07-29', whenIncomplete: 'refund' })
    expect(surcharge.usury.map(({ month }: { month: string }) => month)).toEqual(['2025-08', '2025-09'])
    expect(earlyPayment).toEqual({ discount: 100, daysBefore: 1 })
    expect(onAccount).toEqual({ most: 20_000_000 })
  })

  it('lets be paid on account what the school says', () => {
    const own = season.replace('onAccount: null', 'onAccount: { most: 5000 }')
    expect(parse(rehearsedSeason(own)).parent.onAccount).toEqual({ most: 5000 })
  })

  it.each([
    ['of the administration', 'admin: { partnerPrefix: C }\n'],
    ['that is not YAML', 'parent: [\n'],
    ['without its dates', 'parent: { surcharge: null }\n'],
  ])('leaves a file as it is %s', (_what, text) => {
    expect(rehearsedSeason(text)).toBe(text)
  })
})
