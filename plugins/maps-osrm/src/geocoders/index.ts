import type { AskJson } from './ask-json.ts'
import type { Geocoder } from './geocoder.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'
import type { GeocoderSettings } from '../settings.ts'

export { askJsonOf } from './ask-json.ts'
export type { Geocoder, Typed } from './geocoder.ts'

const geocoders: Readonly<
  Record<GeocoderSettings['kind'], (settings: GeocoderSettings, ask: AskJson) => Geocoder>
> = { nominatim, photon }

export function createGeocoder(settings: GeocoderSettings, ask: AskJson): Geocoder {
  return geocoders[settings.kind](settings, ask)
}
