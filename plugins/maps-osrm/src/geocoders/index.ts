import type { RequestJson } from './request-json.ts'
import type { Geocoder } from './geocoder.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'
import type { GeocoderSettings } from '../settings.ts'

export { createRequestJson } from './request-json.ts'
export type { Geocoder, PlaceQuery } from './geocoder.ts'

const geocoders: Readonly<
  Record<GeocoderSettings['kind'], (settings: GeocoderSettings, send: RequestJson) => Geocoder>
> = { nominatim, photon }

export function createGeocoder(settings: GeocoderSettings, send: RequestJson): Geocoder {
  return geocoders[settings.kind](settings, send)
}
