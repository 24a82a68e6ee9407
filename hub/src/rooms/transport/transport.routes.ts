import Joi from 'joi'
import type { Point } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { callerOf } from '../../http/caller.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import { readStudent } from '../students/index.ts'
import { pointMeant } from './masked-home.ts'
import { measureWay, type MeasuredWay } from './measure-way.ts'
import { placeSchema } from './transport-choice.ts'

const deadlineMs = 10_000
const searchLimit = 6

const point = Joi.object({
  lat: Joi.number().min(-90).max(90).required(),
  lng: Joi.number().min(-180).max(180).required(),
}).label('Point')

const distance = Joi.object({
  text: Joi.string().required(),
  value: Joi.number().integer().required(),
}).label('Distance')

const vectorsView = Joi.object({
  finalDir: Joi.object({
    promObject: distance.required(),
    distanceObjects: Joi.array().items(distance).required(),
  }).required(),
  vectors: Joi.array()
    .items(
      Joi.object({
        legs: Joi.array()
          .items(Joi.object({ end_address: Joi.string().allow('').required() }))
          .required(),
        path: Joi.array().items(point).required(),
      }),
    )
    .required(),
  band: Joi.valid('CERCANO', 'INTERMEDIO', 'LEJANO').required(),
  simulated: Joi.boolean().required(),
}).label('Vectors')

export function transportRoutes(house: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/maps/search',
      options: {
        tags: ['api'],
        description: 'Places for what a person typed, nearest to the school first',
        validate: { query: Joi.object({ text: Joi.string().min(3).max(120).required() }) },
        response: {
          schema: Joi.object({ places: Joi.array().items(placeSchema).required() }).label('Places'),
        },
      },
      handler: async (request) => {
        const near = house.config.settings.school.location
        const text: unknown = request.query['text']
        return { places: await house.plugins.maps.search(String(text), near, searchLimit, readFor(request)) }
      },
    },
    {
      method: 'POST',
      path: '/api/googleAPI/direction/vectors/request',
      options: {
        tags: ['api'],
        description: 'The ways from a home to the school, their average and its band',
        validate: { payload: point },
        response: { schema: vectorsView },
      },
      handler: async (request, h) => {
        const student = await readStudent(house, callerOf(request).subject)
        const from = pointMeant(student ?? { home: null }, request.payload as Point)
        const way = await measureWay(house, from, readFor(request))
        return isRefused(way) ? answerRefusal(house.config.texts, request, h, way) : viewVectors(way)
      },
    },
  ]
}

function readFor(request: { info: { id: string } }) {
  return { signal: AbortSignal.timeout(deadlineMs), trace: request.info.id }
}

function viewVectors({ routes, metres, band, simulated }: MeasuredWay) {
  return {
    finalDir: {
      promObject: { text: `${(metres / 1000).toFixed(1).replace('.', ',')} km`, value: metres },
      distanceObjects: routes.map((route) => ({ text: route.text, value: route.metres })),
    },
    vectors: routes.map(({ endAddress, path }) => ({ legs: [{ end_address: endAddress }], path })),
    band,
    simulated,
  }
}
