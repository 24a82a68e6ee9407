import Supercluster from 'supercluster'
import type { CurrentSeason } from '../../api/types.ts'
import type { Point } from '../../components/map/place.ts'
import type { RowOf } from '../api/call.ts'

export type Home = RowOf<'GET /api/transport/geolocation/information'>

/** West, south, east, north. */
export type Bounds = [number, number, number, number]

/** What the map marks: one home, or a cluster of several. */
export type HomeMarker =
  | { readonly is: 'home'; readonly key: string; readonly at: Point; readonly homes: 1 }
  | {
      readonly is: 'cluster'
      readonly key: string
      readonly at: Point
      readonly homes: number
      readonly id: number
    }

export interface HomeIndex {
  readonly within: (bounds: Bounds, zoom: number) => readonly HomeMarker[]
  /** The zoom at which a cluster falls apart; past the last one when its homes are in one place. */
  readonly zoomInto: (id: number) => number
  /** The school codes of a cluster's homes. */
  readonly codesOf: (id: number) => readonly string[]
}

type ClusterOptions = Pick<CurrentSeason['map']['homes'], 'maxClusterZoom' | 'clusterRadius'>

/** Indexes every home once; after that a view costs as much as it shows. */
export function indexHomes(
  homes: readonly Home[],
  { maxClusterZoom, clusterRadius }: ClusterOptions,
): HomeIndex {
  // The radius is in pixels of the map, whose tiles are 256 wide.
  const index = new Supercluster<{ code: string }>({
    radius: clusterRadius,
    maxZoom: maxClusterZoom,
    extent: 256,
  }).load(
    homes.map(({ custom_id: code, lat, lng }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { code },
    })),
  )
  return {
    within: (bounds, zoom) => index.getClusters(bounds, zoom).map(spotOf),
    zoomInto: (id) => index.getClusterExpansionZoom(id),
    codesOf: (id) => index.getLeaves(id, Infinity).map(({ properties }) => properties.code),
  }
}

type Feature = ReturnType<Supercluster<{ code: string }>['getClusters']>[number]

function spotOf({ properties, geometry }: Feature): HomeMarker {
  const [lng = 0, lat = 0] = geometry.coordinates
  const at = { lat, lng }
  if (!('cluster_id' in properties)) return { is: 'home', key: properties.code, at, homes: 1 }
  const { cluster_id: id, point_count: homes } = properties
  return { is: 'cluster', key: `group ${id}`, at, homes, id }
}
