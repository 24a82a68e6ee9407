import type { Point } from '@matricula/contract'
import type { Town } from './gazetteer/entry.ts'
import { movePoint, toDecimetres } from './geometry.ts'
import { interpolate } from './ruler.ts'
import type { StreetAddress, StreetNumber } from './street-address.ts'

/** Turns street numbers into points, within the numbers it covers. */
export interface StreetGrid {
  readonly town: Town
  readonly calles: readonly [least: number, most: number]
  readonly carreras: readonly [least: number, most: number]
  point(calle: number, carrera: number): Point
}

/** Carrera 7 of Bogotá by calle: the axis of the model. */
const septimaLat = [
  [26, 4.6125],
  [63, 4.647],
  [72, 4.6566],
  [100, 4.683],
  [127, 4.703],
  [140, 4.716],
  [170, 4.749],
  [200, 4.777],
  [250, 4.823],
] as const
const septimaLng = [
  [26, -74.07],
  [63, -74.06],
  [72, -74.0565],
  [100, -74.0385],
  [127, -74.029],
  [140, -74.027],
  [170, -74.025],
  [200, -74.023],
  [250, -74.019],
] as const
/** Where the calles run when one walks west from it: degrees clockwise from north. */
const bearings = [
  [26, 300],
  [80, 308],
  [100, 283],
  [127, 281],
  [145, 288],
  [170, 282],
  [250, 280],
] as const
/** How far west of it a carrera lies, in metres. */
const westMetres = [
  [1, -600],
  [7, 0],
  [15, 1000],
  [45, 2200],
  [72, 4500],
  [91, 6500],
  [120, 9000],
] as const

const bogota: StreetGrid = {
  town: 'Bogotá',
  calles: [26, 250],
  carreras: [1, 120],
  point(calle, carrera) {
    const metres = interpolate(westMetres, carrera)
    const bearing = (interpolate(bearings, calle) * Math.PI) / 180
    const axis = { lat: interpolate(septimaLat, calle), lng: interpolate(septimaLng, calle) }
    return movePoint(axis, { north: metres * Math.cos(bearing), east: metres * Math.sin(bearing) })
  },
}

/** A town is a chequered board of blocks of 100 m around its main square, calles to the north, carreras to the west. */
function town(town: Town, square: Point, at: { calle: number; carrera: number }): StreetGrid {
  return {
    town,
    calles: [1, 30],
    carreras: [1, 20],
    point: (calle, carrera) =>
      movePoint(square, { north: (calle - at.calle) * 100, east: (at.carrera - carrera) * 100 }),
  }
}

const grids: readonly StreetGrid[] = [
  bogota,
  town('Chía', { lat: 4.8587, lng: -74.0588 }, { calle: 11, carrera: 10 }),
  town('Cajicá', { lat: 4.9186, lng: -74.0277 }, { calle: 3, carrera: 5 }),
  town('Sopó', { lat: 4.9075, lng: -73.9406 }, { calle: 3, carrera: 3 }),
  town('La Calera', { lat: 4.721, lng: -73.969 }, { calle: 7, carrera: 3 }),
]

/** Where the address is in each town whose grid covers its numbers; one at the most when it names its town. */
export function placeOnGrids(address: StreetAddress): readonly (Point & { readonly town: Town })[] {
  const calle = position(address.calle, address.on === 'carrera' ? address.plate : null)
  const carrera = position(address.carrera, address.on === 'calle' ? address.plate : null)
  return grids
    .filter((grid) => address.town === null || grid.town === address.town)
    .filter((grid) => within(grid.calles, calle) && within(grid.carreras, carrera))
    .map((grid) => ({ ...toDecimetres(grid.point(calle, carrera)), town: grid.town }))
}

/** A letter is a tenth of a block further, a plate as many metres of a block of 100. */
function position({ number, letter }: StreetNumber, plate: number | null): number {
  const tenths = letter === '' ? 0 : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1
  return number + tenths / 10 + (plate ?? 0) / 100
}

/** The last block reaches to the next number. */
function within([least, most]: readonly [number, number], value: number): boolean {
  return value >= least && value < most + 1
}
