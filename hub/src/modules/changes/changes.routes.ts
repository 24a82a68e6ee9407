import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { subjects } from '../../http/openapi/subjects.ts'
import { answerEvents, isSignedIn, whenGone } from '../../http/event-stream.ts'
import { limitStreams } from '../../http/stream-limit.ts'
import { refuse } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { watchChanges } from './watch-changes.ts'

/** The tabs of one person, and all staff behind the school's address. */
const mostWatching = { person: 12, network: 500 }
/** Whoever gets no stream asks again after so long. */
const retryAfter = 60

const changedModule = Joi.valid(...Object.keys(subjects)).label('ChangedModule')

/** `GET /api/changes`: which modules have changed, as server-sent events, so that the office's lists refresh by themselves. */
export function changesRoutes(app: Pick<AppContext, 'config' | 'log' | 'live'>): Route[] {
  const streams = limitStreams(mostWatching)
  const watch = watchChanges(app)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/changes',
      answers: 'text/event-stream',
      tells: changedModule,
      refuses: ['TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description:
          'Live events `changed`: the name of a module whose records may have changed, and nothing of them',
      },
      handler: async (request, h) => {
        const releaseStream = streams.take({
          person: callerOf(request).subject,
          network: addressOf(request, app),
        })
        if (releaseStream === null) return refuse('TOO_MANY_TRIES', { values: { retryAfter } })
        whenGone(request, releaseStream)
        const stream = watch(() => isSignedIn(request))
        return answerEvents(request, h, stream)
      },
    }),
  ]
}
