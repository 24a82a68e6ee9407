import { describe, expect, it } from 'vitest'
import { straightMetres } from '../src/geometry.ts'
import { searchPlaces } from '../src/search-places.ts'

const school = { lat: 4.83, lng: -74.03 }
const addresses = (text: string, near = school, limit = 50) =>
  searchPlaces(text, near, limit).map((place) => place.address)

describe('searching a place', () => {
  it.each(['Cajicá Centro', 'cajica centro', 'CAJICÁ   CENTRO', 'cajica, céntro'])(
    'takes %j for Cajicá Centro',
    (text) => {
      expect(addresses(text)[0]).toBe('Cajicá Centro, Cajicá')
    },
  )

  it('understands short forms of roads', () => {
    expect(addresses('Av. Boyacá con Cl 134')).toEqual(['Avenida Boyacá con Calle 134, Bogotá'])
  })

  it('puts names that start as typed before names that hold it', () => {
    const found = addresses('suba')
    expect(found[0]).toBe('Suba Centro, Bogotá')
    expect(found).toContain('Portal de Suba, Bogotá')
  })

  it('puts the nearer first among equal fits', () => {
    const nearSopo = searchPlaces('vereda', { lat: 4.9075, lng: -73.9406 }, 20)
    const metres = nearSopo.map((place) => straightMetres({ lat: 4.9075, lng: -73.9406 }, place))
    expect(metres).toEqual(metres.toSorted((one, other) => one - other))
    expect(nearSopo[0]?.address).toMatch(/, Sopó$/)
    expect(addresses('vereda', { lat: 4.721, lng: -73.969 })[0]).toMatch(/, La Calera$/)
  })

  it('finds words in any order', () => {
    expect(addresses('bogota niza')).toContain('Niza, Bogotá')
  })

  it('keeps to its limit, also for street addresses', () => {
    expect(addresses('a', school, 7)).toHaveLength(7)
    expect(addresses('a', school, 0)).toEqual([])
    expect(addresses('Carrera 9 # 11-20', school, 2)).toHaveLength(2)
  })

  it.each(['', '   ', '¿?', 'zzqxjkwv'])('finds nothing for %j', (text) => {
    expect(addresses(text)).toEqual([])
  })

  it('puts a place named just so before the crossing on the grid', () => {
    expect(addresses('Autopista Norte con Calle 170')).toEqual([
      'Autopista Norte con Calle 170, Bogotá',
      'Carrera 45 con Calle 170, Bogotá',
    ])
  })

  it('puts the crossing on the grid before places that only fit', () => {
    expect(addresses('Carrera 9 con Calle 127')).toEqual([
      'Carrera 9 con Calle 127, Bogotá',
      'Avenida Carrera 9 con Calle 127, Bogotá',
    ])
  })

  it('offers a street address of several towns, the nearest first', () => {
    expect(addresses('Carrera 9 # 11-20')).toEqual([
      'Carrera 9 # 11-20, Chía',
      'Carrera 9 # 11-20, Cajicá',
      'Carrera 9 # 11-20, La Calera',
      'Carrera 9 # 11-20, Sopó',
    ])
  })
})
