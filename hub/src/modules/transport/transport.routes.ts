import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { Point, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { withSlash } from '../../http/with-slash.ts'
import { callerOf } from '../../http/caller.ts'
import { bogotaIso, bogotaWeekday } from '../../shared/local-date.ts'
import { isRefused } from '../../shared/refusal.ts'
import { readStudent } from '../students/index.ts'
import type { RealHome } from '../students/index.ts'
import { knownHomeAt } from './resolve-home.ts'
import { addressAt } from './address-at.ts'
import { measureDistance } from './measure-distance.ts'
import { measureHome, measureHomeDistance } from './measure-home.ts'
import { measureWay, type MeasuredWay } from './measure-way.ts'
import { kilometresText } from './rough-distance.ts'
import { spareMaps } from './spare-maps.ts'
import { placeSchema } from './transport-choice.ts'
import { distanceView, nowView, point, vectorsView } from './transport.schemas.ts'

const deadlineMs = 10_000
const searchLimit = 6

export function transportRoutes(app: AppContext): Route[] {
  const tooMany = spareMaps(app)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/maps/search',
      refuses: ['TOO_MANY_TRIES', 'FEATURE_DOWN'],
      query: Joi.object({ text: Joi.string().min(3).max(120).required() }),
      options: {
        tags: ['api'],
        description: 'Places for what a person typed, nearest to the school first',
        response: {
          schema: Joi.object({ places: Joi.array().items(placeSchema).required() }).label('Places'),
        },
      },
      handler: async (request) => {
        const refusal = await tooMany(callerOf(request))
        if (refusal !== null) return refusal
        const near = app.config.settings.school.location
        const text: unknown = request.query['text']
        return { places: await app.plugins.maps.search(String(text), near, searchLimit, readFor(request)) }
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/googleAPI/direction/vectors/request',
      refuses: ['TOO_FAR', 'NO_ROUTE', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      payload: point,
      options: {
        tags: ['api'],
        description: 'The ways from a home to the school, their average and its band',
        response: { schema: vectorsView },
      },
      handler: async (request, _h, { payload }) => {
        const way =
          (await tooMany(callerOf(request))) ??
          (await measureMeant(app, request, { sent: payload, home: measureHome, point: measureWay }))
        if (isRefused(way)) return way
        // Of the point sent: what a family sees masked stays so.
        return {
          ...viewVectors(way),
          address: await addressAt(app, payload, readFor(request)),
        }
      },
    }),
    ...withSlash(
      defineRoute({
        method: 'POST',
        path: '/api/googleAPI/distancematrix/request',
        refuses: ['TOO_FAR', 'NO_ROUTE', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
        payload: point,
        options: {
          tags: ['api'],
          description: 'How far a home is from the school',
          response: { schema: distanceView },
        },
        handler: async (request, _h, { payload }) => {
          const way =
            (await tooMany(callerOf(request))) ??
            (await measureMeant(app, request, {
              sent: payload,
              home: measureHomeDistance,
              point: measureDistance,
            }))
          return isRefused(way) ? way : { GoogleAnswer: { text: way.text, value: way.metres } }
        },
      }),
    ),
    defineRoute({
      method: 'GET',
      path: '/api/transport/request/now',
      options: {
        tags: ['api'],
        description: 'The season’s time in Bogotá and its weekday, 0 for Sunday',
        response: { schema: nowView },
      },
      handler: () => {
        const now = app.clock.now()
        return { dateTime: bogotaIso(now), dayOfWeek: bogotaWeekday(now) }
      },
    }),
  ]
}

interface Measures<T> {
  readonly sent: Point
  readonly home: (app: AppContext, home: RealHome, read: Read) => Promise<T>
  readonly point: (app: AppContext, point: Point, read: Read) => Promise<T>
}

/** Measures the point sent; from a family that sends back the home it was shown, the home as it may be told. */
async function measureMeant<T>(app: AppContext, request: Request, measure: Measures<T>): Promise<T> {
  const { kind, subject } = callerOf(request)
  const { sent } = measure
  const student = kind === 'student' ? await readStudent(app, subject) : null
  const home = knownHomeAt(sent, [student?.home ?? null])
  const read = readFor(request)
  return home === null ? measure.point(app, sent, read) : measure.home(app, home, read)
}

function readFor(request: Request): Read {
  return { signal: AbortSignal.timeout(deadlineMs), trace: request.info.id }
}

function viewVectors({ routes, metres, band, isNearBorder, simulated }: MeasuredWay) {
  return {
    finalDir: {
      promObject: { text: kilometresText(metres), value: metres },
      distanceObjects: routes.map((route) => ({ text: route.text, value: route.metres })),
    },
    vectors: routes.map(({ endAddress, path }) => ({ legs: [{ end_address: endAddress }], path })),
    average: metres,
    band,
    near_border: isNearBorder,
    simulated,
  }
}
