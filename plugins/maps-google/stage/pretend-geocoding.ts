import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { country, knownAround, knownAs } from './pretend-streets.ts'
import type { KnownPlace } from './pretend-streets.ts'

/** A status of theirs, under HTTP status 200 as they tell it. */
export function geocodingStatusAnswer(status: string): VendorAnswer {
  return jsonAnswer({ status, results: [] })
}

export function answerGeocoding({ method, query }: VendorRequest): VendorAnswer {
  if (method !== 'GET') return { status: 404 }
  const [address, latlng] = [query.get('address'), query.get('latlng')]
  if (address !== null) return found(placesKeptTo(knownAs(address), query.get('components')))
  const [lat, lng] = (latlng ?? '').split(',').map(Number)
  if (lat === undefined || lng === undefined || Number.isNaN(lat + lng))
    return geocodingStatusAnswer('INVALID_REQUEST')
  return found(knownAround(lat, lng))
}

function placesKeptTo(places: readonly KnownPlace[], components: string | null): readonly KnownPlace[] {
  return places.length === 0 && components === 'country:CO' ? [country] : places
}

function found(places: readonly KnownPlace[]): VendorAnswer {
  if (places.length === 0) return geocodingStatusAnswer('ZERO_RESULTS')
  return jsonAnswer({
    status: 'OK',
    results: places.map(({ id, address, lat, lng, types }) => ({
      formatted_address: address,
      place_id: id,
      geometry: { location: { lat, lng }, location_type: 'ROOFTOP' },
      types,
    })),
  })
}
