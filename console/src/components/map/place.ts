export interface Point {
  lat: number
  lng: number
}

export interface Place extends Point {
  /** '' when nobody has named it yet. */
  address: string
}

export type Side = 'north' | 'south' | 'east' | 'west'

const METRES_PER_DEGREE = 111_320
const EARTH_RADIUS = 6_371_000

/** The point that lies `metres` towards one side. */
export function nudge(point: Point, side: Side, metres: number): Point {
  const degrees = metres / METRES_PER_DEGREE
  const wide = degrees / Math.cos(radians(point.lat))
  switch (side) {
    case 'north':
      return { ...point, lat: point.lat + degrees }
    case 'south':
      return { ...point, lat: point.lat - degrees }
    case 'east':
      return { ...point, lng: point.lng + wide }
    case 'west':
    default:
      return { ...point, lng: point.lng - wide }
  }
}

/** Metres in a straight line: to say where the marker is, never to charge. */
export function straightMetres(from: Point, to: Point): number {
  const height = radians(to.lat - from.lat)
  const width = radians(to.lng - from.lng)
  const arc =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(width / 2) ** 2
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(arc)))
}

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** Towards which of eight sides `to` lies, seen from `from`. */
export function compassOf(from: Point, to: Point): (typeof COMPASS)[number] {
  const east = (to.lng - from.lng) * Math.cos(radians(from.lat))
  const turn = (Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)) * COMPASS.length
  return COMPASS[(Math.round(turn) + COMPASS.length) % COMPASS.length] ?? 'n'
}

/** A point to a metre, for people. */
export function roundPoint({ lat, lng }: Point): { lat: string; lng: string } {
  return { lat: lat.toFixed(5), lng: lng.toFixed(5) }
}

/** 3240 -> '3,2' in Spanish, '3.2' in English. */
export function kilometres(metres: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    metres / 1000,
  )
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
