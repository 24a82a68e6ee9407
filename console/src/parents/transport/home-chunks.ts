import { pageChunk } from '../page-chunk.tsx'

/** The map and the search are heavy: they come after the step that shows them. */
export const homeMap = pageChunk(() => import('../../components/map/home-map.tsx').then((m) => m.HomeMap))
export const addressSearch = pageChunk(() => import('./address-search.tsx').then((m) => m.AddressSearch))

/** Has both fetched, so that they open without a connection too. */
export function prefetchHomeChunks(): void {
  void Promise.allSettled([homeMap.prepare(), addressSearch.prepare()])
}
