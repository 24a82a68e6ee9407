import type { Point } from '@matricula/contract'

const metresPerDegree = 111_195

/** As the crow flies; good for a few kilometres. */
export function metresBetween(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * metresPerDegree
  const east = (one.lng - other.lng) * metresPerDegree * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Every point that answers hold, by where it stood; of a line its beginning, which is at the home. */
export function spotsIn(told: unknown, at = ''): readonly (readonly [string, Point])[] {
  if (typeof told !== 'object' || told === null) return []
  if (Array.isArray(told)) {
    const isLine = at.endsWith('.path')
    return (isLine ? told.slice(0, 1) : told).flatMap((one: unknown) => spotsIn(one, at))
  }
  const { lat, lng } = told as Partial<Point>
  const own = typeof lat === 'number' && typeof lng === 'number' ? [[at, { lat, lng }] as const] : []
  return [...own, ...Object.entries(told).flatMap(([key, value]) => spotsIn(value, `${at}.${key}`))]
}

const distances = ['value', 'metres', 'average', 'distance']

/** Every distance that answers hold, in metres. */
export function distancesIn(told: unknown): readonly number[] {
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'number' && distances.includes(key) && value > 0 ? [value] : distancesIn(value),
  )
}

/** A place of the neighbourhood with the distances that the maps give from there. */
export interface HomeCandidate extends Point {
  readonly metres: readonly number[]
}

/** The middle of the places that fit best what was told of distances. */
export function triangulate(candidates: readonly HomeCandidate[], told: readonly number[]): Point {
  const misses = candidates.map(({ metres }) => Math.max(...told.map((one) => nearestTo(one, metres))))
  const best = Math.min(...misses)
  return middle(candidates.filter((_, index) => (misses[index] ?? 0) < best + 8))
}

function nearestTo(told: number, metres: readonly number[]): number {
  return Math.min(...metres.map((one) => Math.abs(one - told)))
}

function middle(points: readonly Point[]): Point {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, one) => sum + pick(one), 0) / points.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
