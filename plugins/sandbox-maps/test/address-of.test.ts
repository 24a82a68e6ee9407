import { describe, expect, it } from 'vitest'
import { addressOf } from '../src/address-of.ts'
import { searchPlaces } from '../src/search-places.ts'

describe('the address of a point', () => {
  it('is the place where one stands', () => {
    expect(addressOf({ lat: 4.7233, lng: -74.0437 })).toEqual({
      address: 'Cedritos, Bogotá',
      lat: 4.7233,
      lng: -74.0437,
    })
  })

  it('says near when the place is some blocks away', () => {
    expect(addressOf({ lat: 4.944, lng: -74.028 })?.address).toBe('Cerca de Manas, Cajicá')
  })

  it.each([
    ['in the Llanos', { lat: 4.15, lng: -72.5 }],
    ['in the sea', { lat: 0, lng: 0 }],
    ['in the páramo', { lat: 4.6, lng: -73.95 }],
  ])('is null %s', (_, point) => {
    expect(addressOf(point)).toBeNull()
  })

  it('is found again by the search', () => {
    const [found] = searchPlaces('Cerca de Manas, Cajicá', { lat: 4.944, lng: -74.028 }, 1)
    expect(found?.address).toBe('Manas, Cajicá')
  })
})
