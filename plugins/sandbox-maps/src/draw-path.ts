import type { Point } from '@matricula/contract'
import { movePoint, offset, toDecimetres } from './geometry.ts'

/** Corners between home and school before they are rounded; 9 make 38 points. */
const corners = 9
/** How far each variant swings out, as a part of the straight line; negative is to the other side. */
const swings = [0.07, -0.15, 0.22]

/**
 * A line from home to school that looks like a road: a swing to one side with uneven corners, rounded off. The
 * same points and variant always give the same line.
 */
export function drawPath(from: Point, to: Point, variant: number): Point[] {
  const { north, east } = offset(from, to)
  const uneven = unevenness(seedOf(from, to, variant))
  const swing = swings[variant % swings.length] ?? 0
  const bends = Array.from({ length: corners }, (_, index) => {
    const along = (index + 1) / (corners + 1) + (uneven() - 0.5) * 0.08
    const aside = Math.sin(Math.PI * along) * (swing + (uneven() - 0.5) * 0.1)
    // Aside is a quarter turn to the left of the way.
    return movePoint(from, { north: north * along + east * aside, east: east * along - north * aside })
  })
  return [
    from,
    ...smoothLine(smoothLine([from, ...bends, to]))
      .slice(1, -1)
      .map(toDecimetres),
    to,
  ]
}

/** Cuts every corner at a quarter and three quarters of its sides; both ends stay. */
function smoothLine(line: readonly Point[]): Point[] {
  const cut = line.slice(1).flatMap((next, index) => {
    const last = line[index] ?? next
    return [part(last, next, 0.25), part(last, next, 0.75)]
  })
  const [first, end] = [line.at(0), line.at(-1)]
  return [...(first ? [first] : []), ...cut.slice(1, -1), ...(end ? [end] : [])]
}

function part(from: Point, to: Point, share: number): Point {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}

/** Metre-sized differences of the points make another line; hashed as FNV-1a does. */
function seedOf(from: Point, to: Point, variant: number): number {
  const text = [from.lat, from.lng, to.lat, to.lng].map((degrees) => degrees.toFixed(5)).join(' ')
  let hash = 2_166_136_261
  for (const char of `${text} ${variant}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619)
  return hash >>> 0
}

/** Numbers from 0 to below 1, as uneven as a road needs, from a linear congruential sequence. */
function unevenness(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
