import { openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { answerGeocoding, geocodingStatusAnswer } from './pretend-geocoding.ts'
import { answerPlaces } from './pretend-places.ts'
import { answerRoutes } from './pretend-routes.ts'
import { rpcError } from './rpc-error.ts'

/** Invented, in the shape of theirs. */
export const pretendKey = 'AIza-invented-key-of-the-pretend-vendor'

/** Google's routes, geocoding and places on one port: a wrong key, a missing mask and a wrong question are refused as they refuse them. */
export function openPretendGoogle(): Promise<VendorServer> {
  return openVendorServer({
    handle: answerOf,
    // All their questions are reads, those by POST as well.
    changes: () => false,
    faultAnswers: {
      throttled: (request) =>
        isGeocoding(request) ? geocodingStatusAnswer('OVER_QUERY_LIMIT') : rpcError(429),
      unauthorised: (request) =>
        isGeocoding(request) ? geocodingStatusAnswer('REQUEST_DENIED') : rpcError(400, 'API_KEY_INVALID'),
      refuses: (request) => (isGeocoding(request) ? geocodingStatusAnswer('INVALID_REQUEST') : rpcError(400)),
    },
  })
}

function answerOf(request: VendorRequest): VendorAnswer {
  if (isGeocoding(request)) {
    return request.query.get('key') === pretendKey
      ? answerGeocoding(request)
      : geocodingStatusAnswer('REQUEST_DENIED')
  }
  const key = request.headers['x-goog-api-key']
  if (key === undefined) return rpcError(403)
  if (key !== pretendKey) return rpcError(400, 'API_KEY_INVALID')
  if (request.path === '/directions/v2:computeRoutes') return answerRoutes(request)
  return answerPlaces(request)
}

function isGeocoding({ path }: VendorRequest): boolean {
  return path === '/maps/api/geocode/json'
}
