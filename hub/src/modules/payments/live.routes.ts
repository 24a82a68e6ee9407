import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { callerOf } from '../../http/caller.ts'
import { answerEvents, isSignedIn, whenGone } from '../../http/event-stream.ts'
import { limitStreams } from '../../http/stream-limit.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { paymentWatchers } from './payment-watchers.ts'
import { token } from './payments.schemas.ts'

/** The tabs of one family, and all families behind one address of a school or a phone carrier. */
const mostWatching = { session: 6, network: 500 }
/** Whoever gets no stream goes on asking meanwhile. */
const retryAfter = 60

/** `GET /api/payments/events/{token}`: the payment's result now and after each change, as server-sent events. */
export function liveRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'live'>): Route[] {
  const streams = limitStreams(mostWatching)
  const watch = paymentWatchers(app)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/events/{token}',
      answers: 'text/event-stream',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description: 'Live events of one payment, for a few tabs of a session at once',
      },
      handler: async (request, h) => {
        const caller = callerOf(request)
        const releaseStream = streams.take({
          session: caller.sessionHash,
          network: addressOf(request, app),
        })
        if (releaseStream === null) return refuse('TOO_MANY_TRIES', { values: { retryAfter } })
        whenGone(request, releaseStream)
        const order = await findOrderByToken(app.database, String(request.params['token']))
        if (order?.studentCode !== caller.subject) {
          return refuse('NOT_FOUND')
        }
        const stream = watch(order, { locale: localeOf(request), isSignedIn: () => isSignedIn(request) })
        return answerEvents(request, h, stream)
      },
    }),
  ]
}
