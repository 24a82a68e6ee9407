import { describe, expect, it } from 'vitest'
import { seasonTime } from '../src/season-time.ts'

const hour = 3_600_000
const shifts = [
  { from: '2026-11-24T10:00:00.000Z', ms: -2 * hour },
  { from: '2026-11-24T12:00:00.000Z', ms: 24 * hour },
]

describe('An instant of the machine’s clock', () => {
  it.each([
    [
      'keeps the season’s time that it had when the clock is set later',
      '2026-11-24T11:59:59.999Z',
      '2026-11-24T09:59:59.999Z',
    ],
    [
      'has the new time from the moment on that the clock was set',
      '2026-11-24T12:00:00.000Z',
      '2026-11-25T12:00:00.000Z',
    ],
    [
      'before the clock began goes with its beginning',
      '2026-11-24T09:00:00.000Z',
      '2026-11-24T07:00:00.000Z',
    ],
    ['that is to come goes with the clock as it is', '2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z'],
  ])('%s', (_how, wall, season) => {
    expect(seasonTime({ shifts })(wall)).toBe(season)
  })

  it('is the season’s in production, and none is none', () => {
    const same = seasonTime({ shifts: [] })
    expect([same('2026-11-24T11:00:00.000Z'), same(null)]).toEqual(['2026-11-24T11:00:00.000Z', null])
  })
})
