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
import { clockView, currentSeasonView, setClockPayload } from './seasons.schemas.ts'

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
