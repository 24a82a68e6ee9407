import { describe, expect, it } from 'vitest'
import { gazetteer } from '../src/gazetteer/index.ts'
import { straightMetres } from '../src/geometry.ts'
import { searchPlaces } from '../src/search-places.ts'
import { placeOnGrids } from '../src/street-grid.ts'
import { readStreetAddress } from '../src/street-address.ts'

const school = { lat: 4.83, lng: -74.03 }

function placed(text: string) {
  const [place] = searchPlaces(text, school, 1)
  if (place === undefined) throw new Error(`${text} is placed nowhere`)
  return place
}

describe('Colombian street addresses', () => {
  it.each([
    ['Calle 127 # 15-20', 'Calle 127 # 15-20, Bogotá'],
    ['cl 127 no. 15 - 20', 'Calle 127 # 15-20, Bogotá'],
    ['CLL 127 Nº 15-20 apto 301', 'Calle 127 # 15-20, Bogotá'],
    ['Cra 7 con 140', 'Carrera 7 con Calle 140, Bogotá'],
    ['cra7 con calle 140', 'Carrera 7 con Calle 140, Bogotá'],
    ['Calle 127A Bis # 15B-05', 'Calle 127A # 15B-05, Bogotá'],
    ['Ak 15 # 100-41', 'Carrera 15 # 100-41, Bogotá'],
    ['Autopista Norte # 170-20', 'Carrera 45 # 170-20, Bogotá'],
    ['Carrera 9 # 11-20 Chía', 'Carrera 9 # 11-20, Chía'],
    ['Carrera 9 # 11-20, la calera', 'Carrera 9 # 11-20, La Calera'],
    ['Diagonal 115 # 60-12 Bogotá D.C.', 'Calle 115 # 60-12, Bogotá'],
  ])('reads %j as %j', (typed, written) => {
    expect(placed(typed).address).toBe(written)
  })

  it.each([
    'Calle 127',
    'Calle 80 con Calle 85',
    'Calle 30 sur # 10-20',
    'Calle 100 # 3-10 Este',
    'Cedritos',
    'Calle 9999 # 1-2',
  ])('does not take %j for one', (text) => {
    expect(readStreetAddress(text)).toBeNull()
  })

  it('places nothing where no grid has such numbers', () => {
    const address = readStreetAddress('Calle 240 # 15-20 Chía')
    expect(address && placeOnGrids(address)).toEqual([])
  })

  it.each(gazetteer.filter(({ name }) => /^(?:Autopista Norte|Carrera \w+) con Calle/u.test(name)))(
    'has $name within 800 m of the gazetteer',
    ({ name, lat, lng }) => {
      const address = readStreetAddress(name.replace('Séptima', '7'))
      const [point] = address ? placeOnGrids(address) : []
      expect(point && straightMetres(point, { lat, lng })).toBeLessThan(800)
    },
  )

  it('goes north with the calles and west with the carreras', () => {
    expect(placed('Calle 140 # 15-20').lat).toBeGreaterThan(placed('Calle 127 # 15-20').lat)
    expect(placed('Calle 127 # 60-20').lng).toBeLessThan(placed('Calle 127 # 15-20').lng)
    expect(placed('Carrera 9 # 12-20 Chía').lat).toBeGreaterThan(placed('Carrera 9 # 11-20 Chía').lat)
  })

  it('counts the plate in metres from the crossing', () => {
    expect(
      Math.round(straightMetres(placed('Carrera 9 # 11-00 Chía'), placed('Carrera 9 # 11-20 Chía'))),
    ).toBe(20)
  })

  it('stands within a block of the square for the square of Chía', () => {
    expect(straightMetres(placed('Calle 11 con 10 Chía'), { lat: 4.8587, lng: -74.0588 })).toBeLessThan(100)
  })
})
