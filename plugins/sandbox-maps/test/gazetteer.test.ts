import { describe, expect, it } from 'vitest'
import { towns } from '../src/gazetteer/entry.ts'
import { addressLine, gazetteer } from '../src/gazetteer/index.ts'
import { straightMetres } from '../src/geometry.ts'
import { searchPlaces } from '../src/search-places.ts'

const school = { lat: 4.83, lng: -74.03 }

describe('the gazetteer', () => {
  it('holds more than 250 places over the five towns', () => {
    expect(gazetteer.length).toBeGreaterThan(250)
    for (const town of towns) {
      expect(gazetteer.filter((place) => place.town === town).length).toBeGreaterThan(15)
    }
  })

  it('names each place once', () => {
    const lines = gazetteer.map(addressLine)
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  it('lies on the Sabana, near the school', () => {
    const astray = gazetteer.filter(
      ({ lat, lng }) =>
        lat < 4.55 || lat > 5 || lng < -74.2 || lng > -73.9 || straightMetres({ lat, lng }, school) > 30_000,
    )
    expect(astray).toEqual([])
  })

  it('finds every place by its own address, first', () => {
    const lost = gazetteer.filter(
      (place) => searchPlaces(addressLine(place), place, 1)[0]?.address !== addressLine(place),
    )
    expect(lost).toEqual([])
  })
})
