import type { Point } from '../index.ts'

/** A point to a metre, for people and as a part of a question's key. */
export function pointText({ lat, lng }: Point): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}
