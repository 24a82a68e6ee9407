import { pacedHttp } from '@matricula/contract'
import type { HttpResponse, PluginKit } from '@matricula/contract'
import type { GeocodingAnswer } from './from-geocoding.ts'
import { readGeocoding } from './read-geocoding.ts'
import type { Settings } from './settings.ts'

export interface GoogleRequest {
  readonly url: string | URL
  /** The fields wanted; they decide the price as well. */
  readonly mask: string
  /** Sent by POST where there is one. */
  readonly body?: object
  readonly signal: AbortSignal
}

/** The two ways in which Google takes a key, at one pace. */
export interface GoogleApi {
  /** One of the newer APIs: the key and the fields wanted stand in headers. Any status is an answer. */
  ask(request: GoogleRequest): Promise<HttpResponse>
  /** The Geocoding API takes its key in the query alone; the host logs a call's path and no more. */
  requestGeocoding(query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<GeocodingAnswer>
}

const atOnce = 20

export function createGoogleApi(settings: Settings, kit: PluginKit): GoogleApi {
  const { apiKey, endpoints, requestsPerSecond } = settings
  const http = pacedHttp(kit.http, { limit: requestsPerSecond, intervalMs: 1000, atOnce })
  return {
    ask({ url, mask, body, signal }) {
      const headers = { 'x-goog-api-key': apiKey, 'x-goog-fieldmask': mask }
      if (body === undefined)
        return http.send({ method: 'GET', url, headers, signal, loggedPath: '/v1/places/…' })
      const json = { ...headers, 'content-type': 'application/json' }
      return http.send({ method: 'POST', url, headers: json, body: JSON.stringify(body), signal })
    },
    async requestGeocoding(query, signal) {
      const url = new URL(`${endpoints.geocoding}/maps/api/geocode/json`)
      url.search = new URLSearchParams({ ...query, key: apiKey }).toString()
      return readGeocoding(await http.send({ method: 'GET', url, signal }), { log: kit.log, now: kit.now() })
    },
  }
}
