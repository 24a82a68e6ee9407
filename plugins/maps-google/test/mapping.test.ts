import { describe, expect, it } from 'vitest'
import { distanceText, toAddressText } from '@matricula/contract/parts'
import { addressFrom, geocodingFrom, placesFrom } from '../src/from-geocoding.ts'
import { pointFrom, suggestionsFrom } from '../src/from-places.ts'
import { distancesFrom, drawnDistancesFrom } from '../src/from-routes.ts'
import { plugin } from '../src/index.ts'
import { recorded } from './support/google.ts'

const unreadable = expect.objectContaining({ code: 'unknown-outcome' })

describe('an address as it was typed', () => {
  it.each([
    ['Cra 7 # 100-10 Apto 501', 'Cra 7 # 100-10'],
    ['Calle 127 # 15-20, Torre 2, Apto 1203, Bogotá', 'Calle 127 # 15-20, Bogotá'],
    ['Calle 127 # 15-20 Torre B Int. 3 Bogotá', 'Calle 127 # 15-20 Bogotá'],
    ['Conjunto Hacienda Fontanar casa 45 Chía', 'Conjunto Hacienda Fontanar Chía'],
    ['apartamento 501 carrera 9 # 11-20', 'carrera 9 # 11-20'],
    ['Cl. 93 #14-20 Of. 302', 'Cl. 93 #14-20'],
  ])('%j is looked for as %j', (placeQuery, looked) => {
    expect(toAddressText(placeQuery)).toBe(looked)
  })

  it.each([
    'Casa de Nariño',
    'Torre Colpatria',
    'Calle 127A Bis # 15-20 Sur',
    'Vereda Yerbabuena, Chía',
    'Peñón de Sopó',
    'Apto 501',
    '   ',
  ])('%j stays as it is', (placeQuery) => {
    expect(toAddressText(placeQuery)).toBe(placeQuery.trim())
  })
})

describe('a route', () => {
  it('has whole metres and seconds, and the kilometres as one writes them', () => {
    const { routes, withoutTraffic } = distancesFrom(recorded('routes'))
    expect(routes.map(({ metres, seconds, text }) => [metres, seconds, text])).toEqual([
      [20_412, 2551, '20,4 km'],
      [22_980, 2874, '23,0 km'],
      [25_001, 3125, '25,0 km'],
      [31_000, 3900, '31,0 km'],
    ])
    expect(withoutTraffic).toBe(false)
  })

  it('has none of what the wire leaves out as zero', () => {
    expect(drawnDistancesFrom({ routes: [{}] }).routes).toEqual([
      { metres: 0, seconds: 0, text: '0 m', path: [] },
    ])
  })

  it.each([
    [850, '850 m'],
    [999, '999 m'],
    [1000, '1,0 km'],
    [18_449, '18,4 km'],
  ])('of %i metres reads %j', (metres, text) => {
    expect(distanceText(metres)).toBe(text)
  })

  it.each([
    null,
    [],
    'routes',
    { routes: {} },
    { routes: [{ distanceMeters: -1 }] },
    { routes: [{ distanceMeters: 7.5 }] },
    { routes: [{ duration: '12 min' }] },
    { routes: [{ duration: '-5s' }] },
    { routes: [{ duration: '1e9s' }] },
    { routes: [{ polyline: { encodedPolyline: 7 } }] },
  ])('is not read out of %j', (answer) => {
    expect(() => drawnDistancesFrom(answer)).toThrow(unreadable)
  })
})

describe('the answer to an address', () => {
  it('is its places in the vendor’s order, accents kept', () => {
    expect(placesFrom(geocodingFrom(recorded('geocoding-address')))).toEqual([
      { lat: 4.6766, lng: -74.0485, address: 'Cl. 93 #14-20, Bogotá, Colombia' },
      { lat: 4.6831, lng: -74.0702, address: 'Calle 93, Suba, Bogotá, Colombia' },
    ])
  })

  it('is empty where only the country was found', () => {
    expect(placesFrom(geocodingFrom(recorded('geocoding-country')))).toEqual([])
  })

  it('is the narrowest one at a point, and no plus code', () => {
    expect(addressFrom(geocodingFrom(recorded('geocoding-point')))).toBe(
      'Vía Yerbabuena, Chía, Cundinamarca, Colombia',
    )
  })

  it.each(['country', 'administrative_area_level_2', 'locality', 'postal_code', 'plus_code'])(
    'is no address at a point when it is a %s',
    (type) => {
      const result = { formatted_address: 'X', geometry: { location: { lat: 4, lng: -74 } }, types: [type] }
      expect(addressFrom(geocodingFrom({ status: 'OK', results: [result] }))).toBeNull()
    },
  )

  it.each([
    { results: [] },
    { status: 'OK', results: [{ formatted_address: 'X' }] },
    { status: 'OK', results: [{ formatted_address: 'X', geometry: { location: { lat: 95, lng: 0 } } }] },
    { status: 'OK', results: [{ formatted_address: 'X', geometry: { location: { lat: 'N4', lng: 0 } } }] },
  ])('is not read out of %j', (answer) => {
    expect(() => geocodingFrom(answer)).toThrow(unreadable)
  })
})

describe('suggestions', () => {
  it('are places; a suggested search is none', () => {
    expect(suggestionsFrom(recorded('suggestions'))).toEqual([
      { placeId: 'ChIJ3', text: 'Cl. 93 #14-20, Bogotá' },
      { placeId: 'ChIJ/9', text: 'Parque de la 93, Bogotá' },
    ])
  })

  it('are none in an empty answer', () => {
    expect(suggestionsFrom({})).toEqual([])
  })

  it('lie where their details say, on the equator where the wire leaves it out', () => {
    expect(pointFrom(recorded('place'))).toEqual({ lat: 4.6766, lng: -74.0485 })
    expect(pointFrom({ location: { longitude: -78.45 } })).toEqual({ lat: 0, lng: -78.45 })
  })

  it.each([{}, { location: { latitude: 'north' } }])('lie nowhere by %j', (answer) => {
    expect(() => pointFrom(answer)).toThrow(unreadable)
  })
})

describe('the settings', () => {
  const apiKey = 'AIza-invented-key'
  it.each([
    {},
    { apiKey: 'short' },
    { apiKey: 'AIza invented with a space' },
    { apiKey, country: 'co' },
    { apiKey, search: 'places' },
    { apiKey, requestsPerSecond: 51 },
    { apiKey, biasMetres: 50_001 },
    { apiKey, endpoints: { routes: 'http://routes.example.com' } },
    { apiKey, endpoints: { routes: 'https://user:word@routes.example.com' } },
    { apiKey, endpoints: { places: 'ftp://127.0.0.1' } },
  ])('%j are refused', (given) => {
    expect(plugin.settings.validate(given).error).toBeDefined()
  })

  it('take plain HTTP on this machine alone, and drop a slash at the end', () => {
    const { value, error } = plugin.settings.validate({
      apiKey,
      endpoints: { routes: 'http://127.0.0.1:8080/' },
    })
    expect([error, value?.endpoints.routes]).toEqual([undefined, 'http://127.0.0.1:8080'])
  })
})
