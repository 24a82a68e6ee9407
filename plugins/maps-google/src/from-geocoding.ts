import { parseAnswer } from '@matricula/contract'
import type { Place } from '@matricula/contract'
import Joi from 'joi'

export interface GeocodingAnswer {
  readonly status: string
  readonly results: readonly GeocodingResult[]
}

export interface GeocodingResult {
  readonly formatted_address: string
  readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } }
  readonly types: readonly string[]
}

const form = Joi.object<GeocodingAnswer>({
  status: Joi.string().required(),
  results: Joi.array()
    .items(
      Joi.object({
        formatted_address: Joi.string().required(),
        geometry: Joi.object({
          location: Joi.object({
            lat: Joi.number().min(-90).max(90).required(),
            lng: Joi.number().min(-180).max(180).required(),
          }).required(),
        }).required(),
        types: Joi.array().items(Joi.string()).default([]),
      }),
    )
    .default([]),
}).required()

export function geocodingFrom(answer: unknown): GeocodingAnswer {
  return parseAnswer(form, answer)
}

/** With a country to keep to, a text nobody knows is answered with that country, which is no place to live at. */
const tooWideToFind = new Set(['country', 'administrative_area_level_1'])
/** Around a pin in open country there is still a town, a postal code and a plus code, and none is its address. */
const tooWideToLiveAt = new Set([
  ...tooWideToFind,
  'administrative_area_level_2',
  'locality',
  'postal_code',
  'plus_code',
])

/** The places for a text, in the vendor's order. */
export function placesFrom({ results }: GeocodingAnswer): Place[] {
  return results.filter((result) => !isOf(result, tooWideToFind)).map(placeOf)
}

/** The narrowest address at a point; null where there is none but a town's or a country's. */
export function addressFrom({ results }: GeocodingAnswer): string | null {
  return results.find((result) => !isOf(result, tooWideToLiveAt))?.formatted_address ?? null
}

function isOf({ types }: GeocodingResult, wide: ReadonlySet<string>): boolean {
  return types.some((type) => wide.has(type))
}

function placeOf({ formatted_address: address, geometry: { location } }: GeocodingResult): Place {
  return { lat: location.lat, lng: location.lng, address }
}
