import { PluginFault, parseAnswer } from '@matricula/contract'
import type { Place } from '@matricula/contract'
import Joi from 'joi'

interface NominatimPlace {
  readonly display_name: string
}

/** Latitude and longitude are strings on the wire. */
const places = Joi.array<(NominatimPlace & { lat: number; lon: number })[]>()
  .items(
    Joi.object({
      lat: Joi.number().prefs({ convert: true }).min(-90).max(90).required(),
      lon: Joi.number().prefs({ convert: true }).min(-180).max(180).required(),
      display_name: Joi.string().required(),
    }),
  )
  .required()

/** Nothing at a point is an `error` under HTTP status 200. */
const atPoint = Joi.object<{ error?: string } & Partial<NominatimPlace> & { place_rank: number }>({
  error: Joi.string(),
  display_name: Joi.string(),
  place_rank: Joi.number().default(30),
})
  .or('error', 'display_name')
  .required()

const greeting = Joi.object<{ status: number }>({ status: Joi.number().integer().required() }).required()

/** Ranks of Nominatim: towns are 16 and 17, what lies within them is higher, up to 30 for a application. */
const lowestRank = 18

export function placesFrom(answer: unknown): Place[] {
  return parseAnswer(places, answer).map(({ lat, lon, display_name: address }) => ({
    lat,
    lng: lon,
    address,
  }))
}

/** The address at a point; null where there is none but a town's or a country's. */
export function addressFrom(answer: unknown): string | null {
  const { error, display_name: address = null, place_rank: rank } = parseAnswer(atPoint, answer)
  return error !== undefined || rank < lowestRank ? null : address
}

/** Fails unless the geocoder says that it is ready, which is 0. */
export function greetingFrom(answer: unknown): void {
  const { status } = parseAnswer(greeting, answer)
  if (status !== 0) throw new PluginFault('unreachable', `the geocoder is not ready: ${status}`)
}
