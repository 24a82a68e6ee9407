import type { Point } from '@matricula/contract'

const earthMetres = 6_371_008.8
const metresPerDegree = (earthMetres * Math.PI) / 180

/** Great-circle metres, not rounded. */
export function straightMetres(from: Point, to: Point): number {
  const lat = radians(to.lat - from.lat)
  const lng = radians(to.lng - from.lng)
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The point so many metres to the north and the east; good for a few hundred kilometres. */
export function movePoint(from: Point, metres: { north: number; east: number }): Point {
  return {
    lat: from.lat + metres.north / metresPerDegree,
    lng: from.lng + metres.east / (metresPerDegree * Math.cos(radians(from.lat))),
  }
}

/** How far `to` lies north and east of `from`, in metres. */
export function offset(from: Point, to: Point): { north: number; east: number } {
  return {
    north: (to.lat - from.lat) * metresPerDegree,
    east: (to.lng - from.lng) * metresPerDegree * Math.cos(radians(from.lat)),
  }
}

/** A seventh decimal of a degree is a centimetre: nothing to send to a phone. */
export function toDecimetres({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
