import { describe, expect, it } from 'vitest'
import { parseSeason } from '../../../src/modules/seasons/parse-season.ts'
import { seasonData } from './read-season.ts'

const file = '2025-2026.yaml'

/** The shipped season with another limit of what is paid on account. */
function parsed(onAccount: object | null | undefined) {
  const { parent, ...season } = seasonData('2025-2026')
  return parseSeason({ ...season, parent: { ...(parent as object), onAccount } }, file, 'en')
}

describe('A season', () => {
  it('may have nothing paid on account', () => {
    expect(parsed(undefined)).toMatchObject({ season: { parent: { onAccount: null } } })
    expect(parsed(null)).toMatchObject({ season: { parent: { onAccount: null } } })
  })

  it.each([999, 1000.5])('refuses a limit of %d pesos for what is paid on account', (most) => {
    const problems = [expect.stringContaining(`${file}: parent.onAccount.most `)]
    expect(parsed({ most })).toMatchObject({ problems })
  })
})
