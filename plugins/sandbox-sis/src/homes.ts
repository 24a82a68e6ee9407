import type { Place } from '@matricula/contract'
import type { Dice } from './dice.ts'

/** A part of town where families live, with how its addresses are written. */
interface Area {
  readonly lat: number
  readonly lng: number
  /** Homes lie within so many hundred-thousandths of a degree (about 1.1 m each) of the centre. */
  readonly spread: number
  readonly town: string
  /** First and last street and avenue number; a country area has a road instead. */
  readonly streets: readonly [number, number] | null
  readonly avenues: readonly [number, number]
  readonly road: string
}

const urban = (
  town: string,
  lat: number,
  lng: number,
  streets: [number, number],
  avenues: [number, number],
) => ({ town, lat, lng, spread: 900, streets, avenues, road: '' }) satisfies Area

const rural = (town: string, lat: number, lng: number, road: string) =>
  ({ town, lat, lng, spread: 1200, streets: null, avenues: [1, 6], road }) satisfies Area

/** From the school's own town to beyond 22 km, so that all three transport bands occur. */
const areas = {
  chia: urban('Chía', 4.8617, -74.0545, [3, 22], [1, 14]),
  yerbabuena: rural('Chía', 4.833, -74.007, 'vereda Yerbabuena, vía Bogotá – Tunja'),
  cajica: urban('Cajicá', 4.9185, -74.0275, [1, 12], [1, 11]),
  sopo: urban('Sopó', 4.9085, -73.9405, [1, 10], [1, 9]),
  calera: rural('La Calera', 4.7206, -73.9695, 'vereda San Rafael, vía La Calera'),
  guaymaral: rural('Bogotá', 4.808, -74.058, 'vereda Guaymaral, Autopista Norte'),
  colina: urban('Bogotá', 4.7335, -74.067, [128, 153], [52, 72]),
  cedritos: urban('Bogotá', 4.7245, -74.0385, [134, 152], [7, 22]),
  usaquen: urban('Bogotá', 4.695, -74.036, [106, 127], [5, 19]),
  chico: urban('Bogotá', 4.6735, -74.0465, [84, 104], [7, 23]),
  rosales: urban('Bogotá', 4.652, -74.0565, [58, 82], [1, 13]),
  salitre: urban('Bogotá', 4.6545, -74.106, [22, 40], [50, 69]),
  zipaquira: urban('Zipaquirá', 5.0255, -73.9995, [1, 12], [5, 18]),
  candelaria: urban('Bogotá', 4.597, -74.0735, [8, 16], [2, 6]),
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas

const common: readonly (readonly [AreaName, number])[] = [
  ['chia', 20],
  ['yerbabuena', 6],
  ['cajica', 14],
  ['sopo', 6],
  ['calera', 6],
  ['guaymaral', 5],
  ['colina', 9],
  ['cedritos', 11],
  ['usaquen', 8],
  ['chico', 6],
  ['rosales', 4],
  ['salitre', 2],
  ['zipaquira', 3],
]

/** A home in the area, or in one of those where most families live. */
export function homeIn(throws: Dice, name: AreaName = throws.weigh(common)): Place {
  const area: Area = areas[name]
  const shift = () => throws.between(-area.spread, area.spread) / 100_000
  return {
    lat: round(area.lat + shift()),
    lng: round(area.lng + shift()),
    address: `${area.streets === null ? countryAddress(throws, area) : streetAddress(throws, area, area.streets)}, ${area.town}`,
  }
}

function streetAddress(throws: Dice, { avenues }: Area, streets: readonly [number, number]): string {
  const [along, crossing] = throws.chance(55)
    ? (['Calle', avenues] as const)
    : (['Carrera', streets] as const)
  const [least, most] = along === 'Calle' ? streets : avenues
  const letter = throws.chance(25) ? throws.pick(['A', 'B', 'Bis']) : ''
  const plate = `${throws.between(...crossing)}-${String(throws.between(2, 98)).padStart(2, '0')}`
  return `${along} ${throws.between(least, most)}${letter} # ${plate}${drawDwelling(throws)}`
}

function drawDwelling(throws: Dice): string {
  const floor = throws.between(1, 12)
  return throws.weigh([
    ['', 30],
    [`, apartamento ${floor}0${throws.between(1, 4)}`, 40],
    [`, torre ${throws.between(1, 4)}, apartamento ${floor}0${throws.between(1, 4)}`, 15],
    [`, casa ${throws.between(1, 60)}`, 15],
  ])
}

function countryAddress(throws: Dice, { road, avenues }: Area): string {
  return `Kilómetro ${throws.between(...avenues)}, ${road}, casa ${throws.between(1, 40)}`
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
