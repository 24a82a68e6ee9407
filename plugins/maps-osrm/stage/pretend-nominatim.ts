import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { knownAround, knownAs, pointIn } from './pretend-streets.ts'
import type { Street } from './pretend-streets.ts'

export function answerNominatim(path: string, { query }: VendorRequest): VendorAnswer {
  if (path === '/status') return jsonAnswer({ status: 0, message: 'OK' })
  if (query.get('format') !== 'jsonv2') return jsonAnswer({ error: { code: 400, message: 'format' } }, 400)
  if (path === '/search') return search(query)
  return path === '/reverse' ? reverse(query) : { status: 404 }
}

function search(query: URLSearchParams): VendorAnswer {
  const limit = Number(query.get('limit') ?? 10)
  return jsonAnswer(
    knownAs(query.get('q') ?? '')
      .slice(0, limit)
      .map(wirePlace),
  )
}

function reverse(query: URLSearchParams): VendorAnswer {
  const point = pointIn(query)
  if (point === null) return jsonAnswer({ error: { code: 400, message: 'lat and lon' } }, 400)
  const [nearest] = knownAround(point)
  return jsonAnswer(nearest === undefined ? { error: 'Unable to geocode' } : wirePlace(nearest))
}

function wirePlace({ lat, lng, address }: Street) {
  return {
    place_id: 1234,
    osm_type: 'way',
    osm_id: 5678,
    lat: String(lat),
    lon: String(lng),
    category: 'highway',
    type: 'residential',
    place_rank: 26,
    display_name: address,
  }
}
