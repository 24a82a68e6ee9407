import { describe, expect, it } from 'vitest'
import {
  averageRate,
  countToAdmit,
  firstRate,
  nextRate,
  placeOf,
} from '../../../src/http/waiting-line/admission-rate.ts'
import { type Arrival, decideEntry } from '../../../src/http/waiting-line/decide-entry.ts'

const nobody = null
const admitted = { is: 'admitted' } as const
const waits = { is: 'waiting', ahead: 3 } as const

describe('A family that comes', () => {
  it.each<[ReturnType<typeof decideEntry>, string, Arrival]>([
    ['enter', 'signs in where nobody waits', { standing: nobody, level: 'calm', waiting: 0 }],
    ['join', 'stands behind those who wait', { standing: nobody, level: 'calm', waiting: 1 }],
    ['join', 'waits where the hub is busy', { standing: nobody, level: 'busy', waiting: 0 }],
    ['join', 'waits where the hub is full', { standing: nobody, level: 'full', waiting: 0 }],
    ['wait', 'keeps its place', { standing: waits, level: 'calm', waiting: 9 }],
    ['wait', 'keeps its place where the hub is full', { standing: waits, level: 'full', waiting: 9 }],
    ['enter', 'signs in when it was admitted', { standing: admitted, level: 'calm', waiting: 9 }],
    ['enter', 'signs in though the hub is busy again', { standing: admitted, level: 'busy', waiting: 9 }],
    ['wait', 'is first where the hub is full again', { standing: admitted, level: 'full', waiting: 9 }],
  ])('%s: %s', (act, _, arrival) => {
    expect(decideEntry(arrival)).toBe(act)
  })
})

describe('The rate of admissions', () => {
  it('begins with a quarter of the most, and at least with one', () => {
    expect([firstRate(60), firstRate(1)]).toEqual([15, 1])
  })

  it.each([
    [40, true, 43],
    [59, true, 60],
    [60, true, 60],
    [40, false, 36],
    [1, false, 1],
  ])('is after %d a second and a look that is calm: %s, %d', (rate, isCalm, next) => {
    expect(nextRate(rate, { isCalm, most: 60 })).toBe(next)
  })

  it.each([
    [7.5, 15, 0, 7],
    [7.5, 15, 25, 5],
    [7.5, 15, 30, 0],
    [7.5, 15, 90, 0],
    [0.5, 1, 0, 0],
    [2, 1, 4, 2],
  ])(
    'admits of %d due, at %d a second and with %d who have not come yet, %d',
    (due, perSecond, expected, count) => {
      expect(countToAdmit({ due, perSecond, expected })).toBe(count)
    },
  )

  it('is measured by what was seen lately, and comes near what goes on', () => {
    let average = 60
    for (let look = 0; look < 60; look += 1) average = averageRate(average, { admitted: 5, seconds: 0.5 })
    expect(average).toBeGreaterThan(10)
    expect(average).toBeLessThan(13)
  })

  it.each([
    ['the first asks again at once', 0, 40, { ahead: 0, seconds: 1, retryAfter: 1 }],
    ['half of the wait is let pass', 214, 20, { ahead: 214, seconds: 11, retryAfter: 6 }],
    ['who is near asks sooner', 214, 1, { ahead: 214, seconds: 215, retryAfter: 10 }],
    [
      'nobody stays away for longer than half a minute',
      3000,
      10,
      { ahead: 3000, seconds: 301, retryAfter: 30 },
    ],
    ['no wait is without end', 9, 0, { ahead: 9, seconds: 50, retryAfter: 3 }],
  ])('tells a place: %s', (_, ahead, perSecond, place) => {
    expect(placeOf(ahead, perSecond)).toEqual(place)
  })
})
