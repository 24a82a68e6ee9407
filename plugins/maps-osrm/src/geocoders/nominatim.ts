import type { Point } from '@matricula/contract'
import type { RequestJson } from './request-json.ts'
import { addressFrom, greetingFrom, placesFrom } from './from-nominatim.ts'
import type { Geocoder } from './geocoder.ts'
import type { GeocoderSettings } from '../settings.ts'

/** The most that Nominatim tells in one answer. */
const mostPlaces = 40

export function nominatim({ language, country, biasMetres }: GeocoderSettings, send: RequestJson): Geocoder {
  const languageParams: Readonly<Record<string, string>> =
    language === null ? {} : { 'accept-language': language }
  return {
    async search({ text, near, limit }, signal) {
      const query = {
        q: text,
        format: 'jsonv2',
        addressdetails: '0',
        countrycodes: country.toLowerCase(),
        limit: String(Math.min(limit, mostPlaces)),
        viewbox: viewboxAround(near, biasMetres),
        ...languageParams,
      }
      return placesFrom(await send('/search', query, signal))
    },
    async addressAt({ lat, lng }, signal) {
      const point = { lat: lat.toFixed(6), lon: lng.toFixed(6) }
      const query = { ...point, format: 'jsonv2', addressdetails: '0', zoom: '18', ...languageParams }
      return addressFrom(await send('/reverse', query, signal))
    },
    async greet(signal) {
      greetingFrom(await send('/status', { format: 'json' }, signal))
    },
  }
}

/** West, north, east and south; places in it come first, others are still found. */
function viewboxAround({ lat, lng }: Point, metres: number): string {
  const north = metres / 111_320
  const east = north / Math.cos((lat * Math.PI) / 180)
  return [lng - east, lat + north, lng + east, lat - north].map((degrees) => degrees.toFixed(5)).join(',')
}
