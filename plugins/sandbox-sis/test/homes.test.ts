import type { Point } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { aRead, aSchool, rosterOf } from './support/a-school.ts'

const gate: Point = { lat: 4.83, lng: -74.03 }
const school = aSchool()
const homes = (await rosterOf(school)).flatMap(({ home }) => (home === null ? [] : [home]))

/** Straight over the ground, in kilometres; a road is longer. */
function kilometres(from: Point, to: Point): number {
  const north = (to.lat - from.lat) * 111.2
  const east = (to.lng - from.lng) * 111.2 * Math.cos((from.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

describe('homes', () => {
  it('are near, at an intermediate distance and far, but never out of reach', () => {
    const distances = homes.map((home) => kilometres(gate, home))
    expect(distances.filter((distance) => distance < 12).length).toBeGreaterThan(100)
    expect(distances.filter((distance) => distance > 14 && distance < 17).length).toBeGreaterThan(20)
    expect(distances.filter((distance) => distance > 22).length).toBeGreaterThan(5)
    expect(Math.max(...distances)).toBeLessThan(35)
  })

  it('are in the towns around the school', () => {
    const towns = new Set(homes.map(({ address }) => address.split(', ').at(-1)))
    expect(towns).toEqual(new Set(['Bogotá', 'Chía', 'Cajicá', 'Sopó', 'La Calera', 'Zipaquirá']))
  })

  it('have an address as people write it', () => {
    const street = /^(Calle|Carrera) \d+(A|B|Bis)? # \d+-\d\d(, [a-z]+ \d+){0,2}, \p{L}[\p{L} ]+$/u
    const country = /^Kilómetro \d, vereda .+, casa \d+, \p{L}[\p{L} ]+$/u
    expect(
      homes.map(({ address }) => address).filter((text) => !street.test(text) && !country.test(text)),
    ).toEqual([])
  })

  it.each([
    ['10005', 0, 12],
    ['10015', 22, 35],
  ])('of demonstration student %s lies between %i and %i km away', async (code, least, most) => {
    const home = (await school.findStudent(code, aRead()))?.home
    const distance = home ? kilometres(gate, home) : Number.NaN
    expect(distance).toBeGreaterThan(least)
    expect(distance).toBeLessThan(most)
  })
})
