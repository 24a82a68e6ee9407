import type { RequestJson } from './request-json.ts'
import { addressFrom, greetingFrom, placesFrom } from './from-photon.ts'
import type { Geocoder } from './geocoder.ts'
import type { GeocoderSettings } from '../settings.ts'

/** Kilometres around a point within which something must have a name. */
const reachKilometres = '1'

export function photon({ language, country, biasMetres }: GeocoderSettings, send: RequestJson): Geocoder {
  const languageParams: Readonly<Record<string, string>> = language === null ? {} : { lang: language }
  return {
    async search({ text, near, limit }, signal) {
      const query = {
        q: text,
        lat: near.lat.toFixed(5),
        lon: near.lng.toFixed(5),
        zoom: String(zoomOf(biasMetres)),
        limit: String(limit),
        countrycode: country,
        ...languageParams,
      }
      return placesFrom(await send('/api', query, signal), country).slice(0, limit)
    },
    async addressAt({ lat, lng }, signal) {
      const point = { lat: lat.toFixed(6), lon: lng.toFixed(6) }
      const query = { ...point, limit: '1', radius: reachKilometres, ...languageParams }
      return addressFrom(await send('/reverse', query, signal))
    },
    async greet(signal) {
      greetingFrom(await send('/status', {}, signal))
    },
  }
}

const earthMetres = 40_075_000

/** Photon wants a radius as the zoom of a map that is about so wide. */
function zoomOf(metres: number): number {
  return Math.round(Math.log2(earthMetres / (2 * metres)))
}
