import type { Place, Point } from '@matricula/contract'

export interface PlaceQuery {
  readonly text: string
  readonly near: Point
  readonly limit: number
}

/** Whatever finds places and addresses in the data of OpenStreetMap. */
export interface Geocoder {
  search(placeQuery: PlaceQuery, signal: AbortSignal): Promise<readonly Place[]>
  /** Null in open country. */
  addressAt(point: Point, signal: AbortSignal): Promise<string | null>
  /** Fails unless the server is ready. */
  greet(signal: AbortSignal): Promise<void>
}
