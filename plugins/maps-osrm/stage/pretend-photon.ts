import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { knownAround, knownAs, pointIn } from './pretend-streets.ts'
import type { Street } from './pretend-streets.ts'

export function answerPhoton(path: string, { query }: VendorRequest): VendorAnswer {
  if (path === '/status') return jsonAnswer({ status: 'Ok', import_date: '2026-01-01T00:00:00Z' })
  if (path === '/api') return featureCollection(knownAs(query.get('q') ?? ''), query)
  if (path !== '/reverse') return { status: 404 }
  const point = pointIn(query)
  return point === null
    ? jsonAnswer({ message: 'lat and lon' }, 400)
    : featureCollection(knownAround(point), query)
}

function featureCollection(streets: readonly Street[], query: URLSearchParams): VendorAnswer {
  const limit = Number(query.get('limit') ?? 15)
  return jsonAnswer({
    type: 'FeatureCollection',
    features: streets.slice(0, limit).map(({ name, city, lat, lng }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: {
        osm_key: 'highway',
        osm_value: 'residential',
        type: 'street',
        name,
        city,
        countrycode: 'CO',
      },
    })),
  })
}
