import type { Point, Route } from '@matricula/contract'
import { addressOf } from './address-of.ts'
import { drawPath } from './draw-path.ts'
import { straightMetres } from './geometry.ts'

const farthestMetres = 300_000
/** 31 km/h: the Sabana at half past six in the morning. */
const metresPerSecond = 8.6

/**
 * One variant for each factor, in their order: metres as the crow flies times the factor, rounded. Empty beyond
 * 300 km. The line drawn is invented, always the same for the same points; its length is not the distance told.
 */
export function routes(from: Point, to: Point, roadFactors: readonly number[]): Route[] {
  const straight = straightMetres(from, to)
  if (straight > farthestMetres) return []
  const endAddress = addressOf(to)?.address ?? `${to.lat.toFixed(5)}, ${to.lng.toFixed(5)}`
  return roadFactors.map((factor, variant) => {
    const metres = Math.round(straight * factor)
    return {
      metres,
      text: distanceText(metres),
      seconds: Math.round(metres / metresPerSecond),
      path: drawPath(from, to, variant),
      endAddress,
    }
  })
}

/** '18,4 km', and '850 m' below a kilometre. */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${metres} m`
  return `${(metres / 1000).toFixed(1).replace('.', ',')} km`
}
