import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compassOf, kilometres, nudge, straightMetres } from '../../../src/components/map/place.ts'
import type { Side } from '../../../src/components/map/place.ts'

const school = { lat: 4.83, lng: -74.03 }
const opposite: Record<Side, Side> = { north: 'south', south: 'north', east: 'west', west: 'east' }

describe('nudge', () => {
  it.each([
    ['north', 'n'],
    ['south', 's'],
    ['east', 'e'],
    ['west', 'w'],
  ] as const)('moves towards the %s by the metres asked', (side, compass) => {
    const moved = nudge(school, side, 500)
    expect(straightMetres(school, moved)).toBeGreaterThan(497)
    expect(straightMetres(school, moved)).toBeLessThan(503)
    expect(compassOf(school, moved)).toBe(compass)
  })

  it('comes back with the opposite press, anywhere in the country', () => {
    const sides = fc.constantFrom<Side>('north', 'south', 'east', 'west')
    const points = fc.record({
      lat: fc.double({ min: -4, max: 12, noNaN: true }),
      lng: fc.double({ min: -79, max: -67, noNaN: true }),
    })
    fc.assert(
      fc.property(points, sides, (point, side) => {
        const back = nudge(nudge(point, side, 50), opposite[side], 50)
        expect(straightMetres(point, back)).toBe(0)
      }),
    )
  })
})

describe('straightMetres', () => {
  it('knows that one hundredth of a degree of latitude is 1112 metres', () => {
    expect(straightMetres(school, { lat: 4.84, lng: -74.03 })).toBe(1112)
  })
})

describe('compassOf', () => {
  it.each([
    [{ lat: 4.86, lng: -74.06 }, 'nw'],
    [{ lat: 4.86, lng: -74.0 }, 'ne'],
    [{ lat: 4.8, lng: -74.06 }, 'sw'],
    [{ lat: 4.8, lng: -74.0 }, 'se'],
  ] as const)('sees %o to the %s of the school', (home, side) => {
    expect(compassOf(school, home)).toBe(side)
  })
})

describe('kilometres', () => {
  it('writes one decimal with the comma of Spanish and the point of English', () => {
    expect(kilometres(3240, 'es-CO')).toBe('3,2')
    expect(kilometres(18000, 'en')).toBe('18.0')
  })
})
