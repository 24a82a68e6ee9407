import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import Joi from 'joi'
import { knownAs, streets } from './pretend-streets.ts'
import { rpcError } from './rpc-error.ts'

const mostSuggestions = 5
const token = Joi.string().pattern(/^[\w-]{1,36}$/)

const requestSchema: Joi.ObjectSchema<{ input: string }> = Joi.object({
  input: Joi.string().required(),
  includedRegionCodes: Joi.array().items(Joi.string().length(2)).max(15),
  languageCode: Joi.string(),
  locationBias: Joi.object({
    circle: Joi.object({
      center: Joi.object({
        latitude: Joi.number().required(),
        longitude: Joi.number().required(),
      }).required(),
      radius: Joi.number().min(0).max(50_000).required(),
    }).required(),
  }),
  sessionToken: token,
})

export function answerPlaces(request: VendorRequest): VendorAnswer {
  const { method, path } = request
  if (method === 'POST' && path === '/v1/places:autocomplete') return suggestions(request)
  const [, id] = /^\/v1\/places\/([^/]+)$/.exec(path) ?? []
  return method === 'GET' && id !== undefined ? details(request, decodeURIComponent(id)) : rpcError(404)
}

function suggestions(request: VendorRequest): VendorAnswer {
  const { error, value } = requestSchema.validate(request.json())
  if (error !== undefined) return rpcError(400)
  const places = knownAs(value.input).slice(0, mostSuggestions)
  if (places.length === 0) return jsonAnswer({})
  return jsonAnswer({
    suggestions: places.map(({ id, address }) => ({
      placePrediction: { place: `places/${id}`, placeId: id, text: { text: address } },
    })),
  })
}

function details({ headers, query }: VendorRequest, id: string): VendorAnswer {
  const given = query.get('sessionToken')
  const mask = headers['x-goog-fieldmask']
  if (mask === undefined || (given !== null && token.validate(given).error !== undefined))
    return rpcError(400)
  const place = streets.find((street) => street.id === id)
  if (place === undefined) return rpcError(404)
  return jsonAnswer({ id, location: { latitude: place.lat, longitude: place.lng } })
}
