import type { Place, Point } from '@matricula/contract'
import { addressLine, gazetteer } from './gazetteer/index.ts'
import type { NamedPlace } from './gazetteer/index.ts'
import { straightMetres } from './geometry.ts'

/** Within this a point is at the place; beyond it is only near it. */
const atMetres = 400
const nearMetres = 2500

/** The point with the name of the nearest place for its address; null farther than 2500 m from all of them. */
export function addressOf(point: Point): Place | null {
  const { place, metres } = nearest(point)
  if (place === null || metres > nearMetres) return null
  const line = addressLine(place)
  return { address: metres <= atMetres ? line : `Cerca de ${line}`, lat: point.lat, lng: point.lng }
}

function nearest(point: Point): { place: NamedPlace | null; metres: number } {
  let best: { place: NamedPlace | null; metres: number } = { place: null, metres: Infinity }
  for (const place of gazetteer) {
    const metres = straightMetres(point, place)
    if (metres < best.metres) best = { place, metres }
  }
  return best
}
