import type { Place } from '@matricula/contract'
import type { GoogleClient, PlaceQuery } from './client.ts'
import { placesFrom } from './from-geocoding.ts'
import type { Suggestion } from './from-places.ts'
import type { Settings } from './settings.ts'

export interface SearchDeps {
  readonly client: GoogleClient
  /** A token for one session, at most 36 letters, digits and hyphens. */
  readonly newToken: () => string
}

export interface PlaceSearch extends PlaceQuery {
  readonly limit: number
}

export type SearchPlaces = (
  deps: SearchDeps,
  placeSearch: PlaceSearch,
  signal: AbortSignal,
) => Promise<readonly Place[]>

export const searchPlaces: Readonly<Record<Settings['search'], SearchPlaces>> = {
  geocoding: searchByGeocoding,
  autocomplete: searchBySuggestions,
}

async function searchByGeocoding(
  { client }: SearchDeps,
  { limit, ...placeQuery }: PlaceSearch,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  return placesFrom(await client.geocode(placeQuery, signal)).slice(0, limit)
}

/**
 * Suggestions come without points, so each is located; the first of these questions ends the session that the
 * suggestions began, the others stand by themselves.
 */
async function searchBySuggestions(
  { client, newToken }: SearchDeps,
  { limit, ...placeQuery }: PlaceSearch,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const token = newToken()
  const suggestions = await client.suggest({ ...placeQuery, token }, signal)
  const places = await Promise.all(
    suggestions
      .slice(0, limit)
      .map((suggestion, index) => placeOf(client, suggestion, { token: index === 0 ? token : null, signal })),
  )
  return places.filter((place) => place !== null)
}

async function placeOf(
  client: GoogleClient,
  { placeId, text }: Suggestion,
  { token, signal }: { readonly token: string | null; readonly signal: AbortSignal },
): Promise<Place | null> {
  const point = await client.locate(placeId, token, signal)
  return point === null ? null : { ...point, address: text }
}
