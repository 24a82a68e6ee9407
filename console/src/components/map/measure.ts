import { hub } from '../../api/hub.ts'
import type { Point } from './place.ts'

export type Band = 'CERCANO' | 'INTERMEDIO' | 'LEJANO'

interface Distance {
  /** For people; never parsed (transport-1). */
  text: string
  /** Whole metres. */
  value: number
}

interface Directions {
  finalDir: { promObject: Distance; distanceObjects: Distance[] }
  vectors: { path: Point[] }[]
  band: Band
  near_border: boolean
  simulated: boolean
  address: string
}

/** What the hub measured between a home and the school. */
export interface Measure {
  distances: Distance[]
  paths: Point[][]
  average: Distance
  band: Band
  /** So near to a limit between bands that a person should look. */
  isNearBorder: boolean
  /** The address the maps service gives to the point; '' in open country. */
  address: string
  simulated: boolean
}

/** Asks the hub for the three routes from a home. 422 TOO_FAR farther than 60 km from the school. */
export async function measureRoutes({ lat, lng }: Point): Promise<Measure> {
  return measureOf(await hub.post<Directions>('/api/googleAPI/direction/vectors/request', { lat, lng }))
}

export function measureOf(answer: Directions): Measure {
  return {
    distances: answer.finalDir.distanceObjects,
    paths: answer.vectors.map((vector) => vector.path),
    average: answer.finalDir.promObject,
    band: answer.band,
    isNearBorder: answer.near_border,
    address: answer.address,
    simulated: answer.simulated,
  }
}
