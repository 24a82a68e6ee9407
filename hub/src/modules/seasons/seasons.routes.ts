import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { localeOf } from '../../http/locale.ts'
import { isSettable } from '../../shared/clock.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { viewClock } from './clock.view.ts'
import { viewCurrentSeason } from './current-season.view.ts'
import Joi from 'joi'
import { secondProofs } from '../../config/access-settings.ts'
import { agreementFields } from './agreement-fields.ts'
import { splitTerms } from './split-terms.schemas.ts'

const text = Joi.string().allow('').required()
const count = Joi.number().integer().required()
const instant = Joi.string().isoDate().required()
const point = Joi.object({ lat: Joi.number().required(), lng: Joi.number().required() }).required()

const clockView = Joi.object({
  now: instant,
  simulated: Joi.boolean().required(),
  shift: count.description(
    'Milliseconds to add to an instant of the machine’s clock from now on, to have it on the season’s; 0 in production',
  ),
  shifts: Joi.array()
    .items(Joi.object({ from: instant, ms: count }))
    .required()
    .description(
      'The same for what happened before: from each instant of the machine’s clock on, such as those of the audit trail, so many milliseconds are added; none in production',
    ),
}).label('Clock')

const setClockPayload = Joi.object<{ now: string }>({
  now: Joi.string().isoDate().max(40).required(),
}).label('SetClock')

const school = Joi.object({
  name: text,
  shortName: text,
  nit: text,
  city: text,
  address: text,
  phone: text,
  billingPhone: text,
  email: text,
  admissionsUrl: text,
  location: point,
})
  .required()
  .label('School')

const period = Joi.object({
  period: Joi.number().valid(1, 2, 3).required(),
  available: Joi.boolean().required(),
  until: Joi.string().allow(null).required(),
  discount: count,
  /** The months that are paid today, and from when to when they are; '' where there are none. */
  months: Joi.object({ first: text, last: text, count }).required(),
}).label('PeriodOption')

const currentSeasonView = Joi.object({
  season: text,
  project: text,
  // Every school year that has prices, the current one first.
  years: Joi.array()
    .items(Joi.object({ season: text, project: text }))
    .required(),
  clock: clockView.required(),
  sandbox: Joi.boolean().required(),
  school,
  opens: text,
  closes: text,
  // Every night, in Bogotá; null: never.
  maintenance: Joi.object({ from: text, to: text }).allow(null).required(),
  lateForm: Joi.object({ from: text, to: text }).required(),
  cutoff: text,
  transportEarlyUntil: text,
  periods: Joi.array().items(period).required(),
  defaultQuotas: count,
  quotasAboveGradeId: count,
  monthly: Joi.object({ first: text, last: text, count }).required(),
  split: splitTerms,
  maxActivities: count,
  /**
   * How many months of an activity are charged; where they are charged later, from when to when and in how many
   * charges.
   */
  activityMonths: Joi.object({ first: text, last: text, count, charges: count }).required(),
  /** Rows of a page of the public fee list, and of the administrators' tables. */
  pages: Joi.object({ fees: count, admin: count }).required(),
  /** Metres up to which a home is near, and up to which intermediate. */
  transportBands: Joi.object({ near: count, intermediate: count }).required(),
  /** The resolution that authorises the year's prices. */
  authorisedTariff: text,
  heartbeat: Joi.object({ everySeconds: count, noticeAt: count, stopAt: count }).required(),
  map: Joi.object({
    centre: point,
    tileUrl: Joi.string().allow(null).required(),
    // The administrators' map of homes.
    homes: Joi.object({ centre: point, zoom: count, maxClusterZoom: count, clusterRadius: count }).required(),
  }).required(),
  /** Where families pay by bank agreement, and for how many days it keeps the order. '' is not shown. */
  agreement: Joi.object({ ...agreementFields, days: count }).required(),
  documents: Joi.object({ enabled: Joi.boolean().required() }).required(),
  /** What the sign-in asks for besides the code. */
  secondProof: Joi.valid(...secondProofs).required(),
  demoStudents: Joi.array()
    .items(Joi.object({ code: text, situation: text }))
    .required(),
}).label('CurrentSeason')

export function seasonsRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/seasons/current',
      options: {
        tags: ['api'],
        description: 'The season, its clock, windows and periods, and the school',
        response: { schema: currentSeasonView },
      },
      handler: (request) => viewCurrentSeason(app, localeOf(request)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/season-clock',
      options: { tags: ['api'], description: 'The hub’s clock', response: { schema: clockView } },
      handler: () => viewClock(app.clock),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/season-clock',
      refuses: ['NOT_FOUND'],
      payload: setClockPayload,
      options: {
        tags: ['api'],
        description: 'Sets the demonstration’s clock; it moves on from there',
        response: { schema: clockView },
      },
      handler: async (request, _h, { payload }) => {
        if (!isSettable(app.clock)) return refuse('NOT_FOUND')
        const { now } = payload
        const before = { now: bogotaIso(app.clock.now()) }
        await app.clock.set(new Date(now))
        await recordAudit(app.database, {
          at: app.clock.wall(),
          actor: actorOf(callerOf(request)),
          act: 'season-clock.set',
          subject: 'season-clock',
          before,
          after: { now: bogotaIso(app.clock.now()) },
          trace: request.info.id,
        })
        return viewClock(app.clock)
      },
    }),
  ]
}
