import type { Point } from '@matricula/contract'
import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import Joi from 'joi'
import { encodePolyline } from '@matricula/contract/kit'
import { rpcError } from './rpc-error.ts'

/** Road metres to metres as the crow flies: theirs is one way and up to three others. */
const detours = [1.3, 1.38, 1.5, 1.7]
const metresPerSecond = 8
const farthestMetres = 300_000

interface RoutesRequest {
  readonly origin: Waypoint
  readonly destination: Waypoint
  readonly computeAlternativeRoutes: boolean
}

interface Waypoint {
  readonly location: { readonly latLng: { readonly latitude: number; readonly longitude: number } }
}

const waypoint = Joi.object({
  location: Joi.object({
    latLng: Joi.object({ latitude: Joi.number().required(), longitude: Joi.number().required() }).required(),
  }).required(),
}).required()

const requestSchema: Joi.ObjectSchema<RoutesRequest> = Joi.object({
  origin: waypoint,
  destination: waypoint,
  travelMode: Joi.valid('DRIVE').required(),
  routingPreference: Joi.valid('TRAFFIC_UNAWARE', 'TRAFFIC_AWARE', 'TRAFFIC_AWARE_OPTIMAL').required(),
  computeAlternativeRoutes: Joi.boolean().required(),
  languageCode: Joi.string().required(),
  regionCode: Joi.string().length(2).required(),
  units: Joi.valid('METRIC').required(),
})

export function answerRoutes(request: VendorRequest): VendorAnswer {
  const mask = request.headers['x-goog-fieldmask']?.split(',') ?? []
  const { error, value } = requestSchema.validate(request.json())
  if (mask.length === 0 || error !== undefined) return rpcError(400)
  const [from, to] = [pointOf(value.origin), pointOf(value.destination)]
  const straight = metresBetween(from, to)
  if (straight > farthestMetres) return jsonAnswer({})
  const ways = value.computeAlternativeRoutes ? detours : detours.slice(0, 1)
  return jsonAnswer({
    routes: ways.map((detour, index) => {
      const metres = Math.round(straight * detour)
      const whole = {
        distanceMeters: metres,
        duration: `${Math.round(metres / metresPerSecond)}s`,
        polyline: { encodedPolyline: encodePolyline([from, bend(from, to, index), to]) },
      }
      return Object.fromEntries(Object.entries(whole).filter(([name]) => isWanted(mask, name)))
    }),
  })
}

function isWanted(mask: readonly string[], name: string): boolean {
  return mask.some((path) => path === `routes.${name}` || path.startsWith(`routes.${name}.`))
}

function pointOf({ location: { latLng } }: Waypoint): Point {
  return { lat: latLng.latitude, lng: latLng.longitude }
}

/** A corner on the way, further aside with each variant. */
function bend(from: Point, to: Point, variant: number): Point {
  const aside = 0.05 * (variant + 1)
  return {
    lat: (from.lat + to.lat) / 2 + (to.lng - from.lng) * aside,
    lng: (from.lng + to.lng) / 2 - (to.lat - from.lat) * aside,
  }
}

function metresBetween(from: Point, to: Point): number {
  const perDegree = 111_195
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return Math.hypot(to.lat - from.lat, east) * perDegree
}
