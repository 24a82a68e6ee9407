import type { Point } from '@matricula/contract'
import type { Settings } from './settings.ts'

type Wording = Pick<Settings, 'language' | 'country'>

/** The body of computeRoutes: by car, from home to school; without a departure time traffic is that of now. */
export function toRoutesBody(
  { language, country, routing }: Wording & Pick<Settings, 'routing'>,
  { from, to }: { readonly from: Point; readonly to: Point },
) {
  return {
    origin: waypoint(from),
    destination: waypoint(to),
    travelMode: 'DRIVE',
    routingPreference: routing,
    languageCode: language,
    regionCode: country.toLowerCase(),
    units: 'METRIC',
  }
}

/** The query for the places of a text, within the country and preferably within the box around a point. */
export function toAddressQuery(
  { language, country, biasMetres }: Wording & Pick<Settings, 'biasMetres'>,
  { text, near }: { readonly text: string; readonly near: Point },
) {
  return {
    address: text,
    components: `country:${country}`,
    region: country.toLowerCase(),
    bounds: boxAround(near, biasMetres).map(latLng).join('|'),
    language: languageOfAddresses(language),
  }
}

/** The query for what is at a point. */
export function toPointQuery({ language }: Wording, point: Point) {
  return { latlng: latLng(point), language: languageOfAddresses(language) }
}

/** The body of places:autocomplete; a token ties it to the details that end its session. */
export function toAutocompleteBody(
  { language, country, biasMetres }: Wording & Pick<Settings, 'biasMetres'>,
  { text, near, token }: { readonly text: string; readonly near: Point; readonly token: string },
) {
  return {
    input: text,
    includedRegionCodes: [country.toLowerCase()],
    languageCode: languageOfAddresses(language),
    locationBias: { circle: { center: latitudeLongitude(near), radius: biasMetres } },
    sessionToken: token,
  }
}

/** Addresses come in the plain language: `es` of `es-CO`. */
export function languageOfAddresses(language: string): string {
  return language.split('-')[0] ?? language
}

function waypoint(point: Point) {
  return { location: { latLng: latitudeLongitude(point) } }
}

function latitudeLongitude({ lat, lng }: Point) {
  return { latitude: decimal(lat), longitude: decimal(lng) }
}

function latLng({ lat, lng }: Point): string {
  return `${decimal(lat)},${decimal(lng)}`
}

/** South-west and north-east corner. */
function boxAround({ lat, lng }: Point, metres: number): [Point, Point] {
  const north = metres / 111_320
  const east = north / Math.cos((lat * Math.PI) / 180)
  return [
    { lat: lat - north, lng: lng - east },
    { lat: lat + north, lng: lng + east },
  ]
}

/** Six decimals are a decimetre. */
function decimal(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
