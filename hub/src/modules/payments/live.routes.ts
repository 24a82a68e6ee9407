import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { callerOf } from '../../http/caller.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { refuse } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { paymentWatchers } from './payment-watchers.ts'
import { token } from './payments.schemas.ts'
import { limitStreams } from './stream-limit.ts'

/** The tabs of one family, and all families behind one address of a school or a phone carrier. */
const mostWatching = { session: 6, network: 500 }
/** Whoever gets no stream goes on asking meanwhile. */
const retryAfter = 60

/** `GET /api/payments/events/{token}`: the payment's result now and after each change, as server-sent events. */
export function liveRoutes(app: AppContext): Route[] {
  const streams = limitStreams(mostWatching)
  const watch = paymentWatchers(app)
  return [
    {
      method: 'GET',
      path: '/api/payments/events/{token}',
      answers: 'text/event-stream',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Live events of one payment, for a few tabs of a session at once',
        validate: { params: Joi.object({ token: token.required() }) },
      },
      handler: async (request, h) => {
        const caller = callerOf(request)
        const { texts } = app.config
        const releaseStream = streams.take({
          session: caller.sessionHash,
          network: addressOf(request, app),
        })
        if (releaseStream === null)
          return answerRefusal(texts, request, h, refuse('TOO_MANY_TRIES', { values: { retryAfter } }))
        whenGone(request, releaseStream)
        const order = await findOrderByToken(app.database, String(request.params['token']))
        if (order?.studentCode !== caller.subject) {
          return answerRefusal(texts, request, h, refuse('NOT_FOUND'))
        }
        const stream = watch(order, { locale: localeOf(request), isSignedIn: () => isSignedIn(request) })
        const end = () => void stream.end()
        // The watcher comes back by itself, to whoever answers then.
        request.server.events.on('closing', end)
        stream.once('close', () => request.server.events.removeListener('closing', end))
        whenGone(request, () => void stream.destroy())
        return h
          .response(stream)
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          .header('content-encoding', 'identity')
      },
    },
  ]
}

/** Whoever was signed out elsewhere must hear nothing more. */
async function isSignedIn({ server, state }: Request): Promise<boolean> {
  return (await server.app.sessions.find(String(state[sessionCookie]))) !== null
}

/** Who asked may have gone meanwhile. */
function whenGone({ raw: { res } }: Request, act: () => void): void {
  if (res.destroyed) act()
  else res.once('close', act)
}
