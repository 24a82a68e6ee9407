import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/config/texts.ts'
import { parseSeason } from '../../../src/modules/seasons/parse-season.ts'
import { seasonData } from './read-season.ts'

const file = 'config/seasons/2025-2026.yaml'
const september = { month: '2025-09', rate: 2501, certificate: 'Resolución 1720 de 2025' }
const october = { ...september, month: '2025-10' }

function parsedWith(change: object, locale: Locale = 'en') {
  const raw = seasonData('2025-2026')
  return parseSeason({ ...raw, parent: { ...(raw['parent'] as object), ...change } }, file, locale)
}

const problemsWith = (change: object, locale?: Locale) => {
  const parsed = parsedWith(change, locale)
  return 'problems' in parsed ? parsed.problems : []
}

describe('What a season says of who pays late and early', () => {
  it('is 3 % off until 5 days before the due date in the example, and no surcharge', () => {
    expect(parsedWith({})).toMatchObject({
      season: { parent: { surcharge: null, earlyPayment: { discount: 300, daysBefore: 5 } } },
    })
  })

  it('may be nothing at all', () => {
    const parsed = parsedWith({ surcharge: undefined, earlyPayment: undefined })
    expect(parsed).toMatchObject({ season: { parent: { surcharge: null, earlyPayment: null } } })
  })

  it('may be a rate with what is certified for each month, with gaps', () => {
    const surcharge = { yearly: 2400, usury: [september, { ...september, month: '2025-12' }] }
    expect(parsedWith({ surcharge })).toMatchObject({ season: { parent: { surcharge } } })
  })

  it.each<[string, object, string]>([
    ['no month', { usury: [] }, 'surcharge.usury needs at least 1 entries'],
    [
      'months out of order',
      { usury: [october, september] },
      'surcharge.usury must go by months in order, each once',
    ],
    [
      'a month twice',
      { usury: [september, september] },
      'surcharge.usury must go by months in order, each once',
    ],
    [
      'a day for a month',
      { usury: [{ ...september, month: '2025-09-01' }] },
      'surcharge.usury.0.month must be a month, such as 2025-09',
    ],
    [
      'no certificate',
      { usury: [{ ...september, certificate: '' }] },
      'surcharge.usury.0.certificate may not be empty',
    ],
    ['a rate in percent', { yearly: 24.5 }, 'surcharge.yearly must be a whole number'],
    ['no rate of the school', { yearly: undefined }, 'surcharge.yearly is missing'],
  ])('refuses a surcharge with %s', (_case, change, problem) => {
    const surcharge = { yearly: 2400, usury: [september], ...change }
    expect(problemsWith({ surcharge })).toEqual([`${file}: parent.${problem}`])
  })

  it.each<[string, object, string]>([
    ['more than half', { discount: 5001 }, 'discount debe ser máximo 5000'],
    ['of nothing', { discount: 0 }, 'discount debe ser al menos 1'],
    ['after the due date', { daysBefore: -1 }, 'daysBefore debe ser al menos 0'],
  ])('refuses a discount of %s', (_case, change, problem) => {
    const earlyPayment = { discount: 500, daysBefore: 5, ...change }
    expect(problemsWith({ earlyPayment }, 'es-CO')).toEqual([`${file}: parent.earlyPayment.${problem}`])
  })
})
