import { COMPASS, compassOf, straightMetres } from '../../components/map/place.ts'
import type { Point } from '../../components/map/place.ts'
import type { Bounds, Home } from './index-homes.ts'

/** Kilometres in a straight line up to which a ring reaches; the last ring has no end. */
export const RINGS = [5, 15] as const

/** The homes towards one side of the school, counted by how far they are. */
export interface Zone {
  readonly side: (typeof COMPASS)[number]
  readonly counts: readonly number[]
  readonly homes: number
  /** Around all of them; null without homes. */
  readonly bounds: Bounds | null
}

export function countByZone(homes: readonly Home[], school: Point): readonly Zone[] {
  return COMPASS.map((side) => {
    const inZone = homes.filter((home) => compassOf(school, home) === side)
    const rings = inZone.map((home) => ringOf(straightMetres(school, home)))
    return {
      side,
      counts: [...RINGS, Infinity].map((_, ring) => rings.filter((one) => one === ring).length),
      homes: inZone.length,
      bounds: boundsOf(inZone),
    }
  })
}

/** The one that reaches so far, counted from the school. */
function ringOf(metres: number): number {
  return RINGS.filter((kilometres) => metres > kilometres * 1000).length
}

function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null
  return points.reduce<Bounds>(
    ([west, south, east, north], { lat, lng }) => [
      Math.min(west, lng),
      Math.min(south, lat),
      Math.max(east, lng),
      Math.max(north, lat),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  )
}
