import type { Distance, HttpResponse, PluginKit, Point } from '@matricula/contract'
import { faultOfAnswer } from './faults.ts'
import type { GeocodingAnswer } from './from-geocoding.ts'
import { pointFrom, suggestionsFrom } from './from-places.ts'
import type { Suggestion } from './from-places.ts'
import { distancesFrom, drawnDistancesFrom } from './from-routes.ts'
import type { DrawnDistance, FoundRoutes } from './from-routes.ts'
import { createGoogleApi } from './google-api.ts'
import type { Settings } from './settings.ts'
import {
  languageOfAddresses,
  toAddressQuery,
  toAutocompleteBody,
  toPointQuery,
  toRoutesBody,
} from './to-requests.ts'

export interface Trip {
  readonly from: Point
  readonly to: Point
}

export interface PlaceQuery {
  readonly text: string
  readonly near: Point
}

/** Google's Routes API, Geocoding API and Places API (New), with one key and at their pace. */
export interface GoogleClient {
  /** The best way, without its line. */
  measure(trip: Trip, signal: AbortSignal): Promise<FoundRoutes<Distance>>
  /** The best way and up to three others, each with its line. */
  draw(trip: Trip, signal: AbortSignal): Promise<FoundRoutes<DrawnDistance>>
  /** Whole addresses. */
  geocode(placeQuery: PlaceQuery, signal: AbortSignal): Promise<GeocodingAnswer>
  /** What is at a point, the narrowest first. */
  reverseGeocode(point: Point, signal: AbortSignal): Promise<GeocodingAnswer>
  /** Up to five places for the beginning of an address. */
  suggest(
    placeQuery: PlaceQuery & { readonly token: string },
    signal: AbortSignal,
  ): Promise<readonly Suggestion[]>
  /** Where a place is; null when its id has run out. A token ends the session that it began. */
  locate(placeId: string, token: string | null, signal: AbortSignal): Promise<Point | null>
}

const measured = 'routes.distanceMeters,routes.duration,fallbackInfo'
const drawn = `${measured},routes.polyline.encodedPolyline`
const suggested = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text'

export function createClient(settings: Settings, kit: PluginKit): GoogleClient {
  const { endpoints } = settings
  const api = createGoogleApi(settings, kit)

  async function computeRoutes(mask: string, body: object, signal: AbortSignal): Promise<unknown> {
    const url = `${endpoints.routes}/directions/v2:computeRoutes`
    return answerIn(await api.ask({ url, mask, body, signal }))
  }

  function answerIn(response: HttpResponse): unknown {
    const fault = faultOfAnswer(response, kit.now())
    if (fault !== null) throw fault
    return response.json()
  }

  return {
    async measure(trip, signal) {
      const body = { ...toRoutesBody(settings, trip), computeAlternativeRoutes: false }
      return distancesFrom(await computeRoutes(measured, body, signal))
    },
    async draw(trip, signal) {
      const body = { ...toRoutesBody(settings, trip), computeAlternativeRoutes: true }
      return drawnDistancesFrom(await computeRoutes(drawn, body, signal))
    },
    geocode: (placeQuery, signal) => api.requestGeocoding(toAddressQuery(settings, placeQuery), signal),
    reverseGeocode: (point, signal) => api.requestGeocoding(toPointQuery(settings, point), signal),
    async suggest(placeQuery, signal) {
      const url = `${endpoints.places}/v1/places:autocomplete`
      const body = toAutocompleteBody(settings, placeQuery)
      return suggestionsFrom(answerIn(await api.ask({ url, mask: suggested, body, signal })))
    },
    async locate(placeId, token, signal) {
      const url = new URL(`${endpoints.places}/v1/places/${encodeURIComponent(placeId)}`)
      url.searchParams.set('languageCode', languageOfAddresses(settings.language))
      if (token !== null) url.searchParams.set('sessionToken', token)
      const response = await api.ask({ url, mask: 'id,location', signal })
      return response.status === 404 ? null : pointFrom(answerIn(response))
    },
  }
}
