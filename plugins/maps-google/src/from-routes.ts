import { parseAnswer } from '@matricula/contract'
import type { Distance, Point } from '@matricula/contract'
import Joi from 'joi'
import { decodePolyline, distanceText } from '@matricula/contract/parts'

export interface DrawnDistance extends Distance {
  readonly path: readonly Point[]
}

interface WireRoute {
  readonly distanceMeters: number
  readonly duration: string
  readonly polyline?: { readonly encodedPolyline: string }
}

export interface FoundRoutes<T extends Distance> {
  /** As the vendor ranks them; empty when there is no way. */
  readonly routes: readonly T[]
  /** Traffic was asked for and could not be used. */
  readonly withoutTraffic: boolean
}

/** Zeros are left out on the wire, and so is the whole list when there is no way. */
const form = Joi.object<{ routes: WireRoute[]; fallbackInfo?: { routingMode?: string } }>({
  routes: Joi.array()
    .items(
      Joi.object({
        distanceMeters: Joi.number().integer().min(0).default(0),
        duration: Joi.string()
          .pattern(/^\d{1,7}(\.\d{1,9})?s$/)
          .default('0s'),
        polyline: Joi.object({ encodedPolyline: Joi.string().allow('').required() }),
      }),
    )
    .default([]),
  fallbackInfo: Joi.object({ routingMode: Joi.string() }),
}).required()

/** What computeRoutes answered, without lines. */
export function distancesFrom(answer: unknown): FoundRoutes<Distance> {
  return foundRoutes(answer, distanceOf)
}

/** What computeRoutes answered, each route with its line. */
export function drawnDistancesFrom(answer: unknown): FoundRoutes<DrawnDistance> {
  return foundRoutes(answer, (route) => ({
    ...distanceOf(route),
    path: decodePolyline(route.polyline?.encodedPolyline ?? ''),
  }))
}

function foundRoutes<T extends Distance>(answer: unknown, mapped: (route: WireRoute) => T): FoundRoutes<T> {
  const { routes, fallbackInfo } = parseAnswer(form, answer)
  return { routes: routes.map(mapped), withoutTraffic: fallbackInfo !== undefined }
}

function distanceOf({ distanceMeters, duration }: WireRoute): Distance {
  const seconds = Math.round(Number(duration.slice(0, -1)))
  return { metres: distanceMeters, text: distanceText(distanceMeters), seconds }
}
