import { parseAnswer } from '@matricula/contract'
import type { Distance, Point } from '@matricula/contract'
import Joi from 'joi'
import { decodePolyline, distanceText } from '@matricula/contract/parts'

export interface DrawnDistance extends Distance {
  readonly path: readonly Point[]
}

/** Metres and seconds with fractions, as they are on the wire. */
interface Measure {
  readonly distance: number
  readonly duration: number
}

interface WireRoute extends Measure {
  readonly geometry?: string | { readonly coordinates: readonly (readonly [lng: number, lat: number])[] }
}

const positive = Joi.number().min(0).max(1e8)

const routes = Joi.object<{ routes: WireRoute[] }>({
  routes: Joi.array()
    .items(
      Joi.object({
        distance: positive.required(),
        duration: positive.required(),
        geometry: Joi.alternatives(
          Joi.string().allow(''),
          Joi.object({
            coordinates: Joi.array()
              .items(
                Joi.array().ordered(
                  Joi.number().min(-180).max(180).required(),
                  Joi.number().min(-90).max(90).required(),
                ),
              )
              .required(),
          }),
        ),
      }),
    )
    .required(),
}).required()

/** One row of one cell: null is no way. */
const cell = Joi.array()
  .items(Joi.array().items(positive.allow(null)).length(1))
  .length(1)

const table = Joi.object<{ durations: Cell; distances?: Cell }>({
  durations: cell.required(),
  distances: cell,
}).required()

type Cell = readonly [readonly [number | null]]

/** The routes of an answer without lines. */
export function distancesFrom(answer: unknown): Distance[] {
  return parseAnswer(routes, answer).routes.map(distanceOf)
}

/** The routes of an answer, each with its line, latitude and longitude in our order. */
export function drawnDistancesFrom(answer: unknown): DrawnDistance[] {
  return parseAnswer(routes, answer).routes.map((route) => ({ ...distanceOf(route), path: pathOf(route) }))
}

/** The only cell of a table; null when there is no way, `no-distances` by a build that leaves distances out. */
export function cellFrom(answer: unknown): Distance | null | 'no-distances' {
  const { durations, distances } = parseAnswer(table, answer)
  if (distances === undefined) return 'no-distances'
  const [[duration], [distance]] = [durations[0], distances[0]]
  return duration === null || distance === null ? null : distanceOf({ distance, duration })
}

function pathOf({ geometry = '' }: WireRoute): Point[] {
  if (typeof geometry === 'string') return decodePolyline(geometry)
  return geometry.coordinates.map(([lng, lat]) => ({ lat, lng }))
}

function distanceOf({ distance, duration }: Measure): Distance {
  const metres = Math.round(distance)
  return { metres, text: distanceText(metres), seconds: Math.round(duration) }
}
