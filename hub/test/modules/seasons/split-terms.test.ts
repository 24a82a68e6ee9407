import { describe, expect, it } from 'vitest'
import { parseSeason } from '../../../src/modules/seasons/parse-season.ts'
import { seasonData } from './read-season.ts'

const file = '2025-2026.yaml'
const terms = { parts: 4, minimumBps: 1000, days: 10, until: '2025-07-05', whenIncomplete: 'refund' }

/** The shipped season with other terms of payment in parts. */
function parsed(split: object | undefined) {
  const { parent, ...season } = seasonData('2025-2026')
  return parseSeason({ ...season, parent: { ...(parent as object), split } }, file, 'en')
}

describe('A season', () => {
  it.each([
    ['with seven of them', { parts: 7 }],
    ['that are each more than a half', { minimumBps: 5001 }],
    ['until no day', { until: '2025-02-30' }],
    ['that keep what is incomplete', { whenIncomplete: 'keep' }],
  ])('refuses terms of payment in parts %s', (_, changes) => {
    const [field = ''] = Object.keys(changes)
    const problems = [expect.stringContaining(`${file}: parent.split.${field} `)]
    expect(parsed({ ...terms, ...changes })).toMatchObject({ problems })
  })

  it('may offer no payment in parts', () => {
    expect(parsed(undefined)).toMatchObject({ season: { parent: { split: null } } })
    expect(parsed(terms)).toMatchObject({ season: { parent: { split: terms } } })
  })
})
