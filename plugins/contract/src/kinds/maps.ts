import type { Place, Point } from '../domain/common.ts'
import type { Lifecycle, Read } from '../lifecycle.ts'

export interface MapsSupports {
  /** How many alternative routes `routes` may answer at the most. */
  readonly alternatives: number
  /** Answers are computed, not measured; the screen says so. */
  readonly simulated: boolean
}

/** Distances are whole metres, durations whole seconds; texts are for people and never parsed. */
export interface Distance {
  readonly metres: number
  readonly text: string
  readonly seconds: number
}

export interface Route extends Distance {
  /** The line to draw, from home to school. */
  readonly path: readonly Point[]
  /** Of the end of the line: the school's. */
  readonly endAddress: string
}

export interface MapsAdapter extends Lifecycle<MapsSupports> {
  /** Up to `limit` places for what a person typed; empty when nothing fits. */
  search(text: string, near: Point, limit: number, read: Read): Promise<readonly Place[]>
  /** The address of a point; null in open country. */
  addressOf(point: Point, read: Read): Promise<Place | null>
  /** One to `supports.alternatives` routes, best first; empty when there is no way. */
  routes(from: Point, to: Point, read: Read): Promise<readonly Route[]>
  /** Null when there is no way. */
  distance(from: Point, to: Point, read: Read): Promise<Distance | null>
}
