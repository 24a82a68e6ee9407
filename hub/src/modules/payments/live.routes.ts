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
import { findOrderByToken, orderById } from '../enrollment/index.ts'
import { token } from './payments.schemas.ts'
import { PassThrough } from 'node:stream'
import type { Locale } from '../../config/texts.ts'
import { viewPayment } from './payment.view.ts'

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

const keepAliveMs = 15_000
const longestMs = 10 * 60_000

interface WatchedOrder {
  readonly id: string
  readonly token: string
}

interface Watcher {
  readonly locale: Locale
  /** Asked before each telling. */
  readonly isSignedIn: () => Promise<boolean>
}

/** Those at this hub who watch one payment. */
interface OrderWatchers {
  readonly streams: Map<PassThrough, Watcher>
  readonly forget: () => void
  isNotifying: boolean
  hasChanged: boolean
}

/** Lets anybody watch how a payment stands, now and after each change, which is asked for once for all who watch. */
function paymentWatchers(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'live'>,
): (order: WatchedOrder, watcher: Watcher) => PassThrough {
  const watchersByOrder = new Map<string, OrderWatchers>()

  function watchersOf({ id, token }: WatchedOrder): OrderWatchers {
    const present = watchersByOrder.get(id)
    if (present !== undefined) return present
    const watchers: OrderWatchers = {
      streams: new Map(),
      forget: app.live.watch(token, () => void notifyChange(id, watchers)),
      isNotifying: false,
      hasChanged: false,
    }
    watchersByOrder.set(id, watchers)
    return watchers
  }

  /** Of several changes during one telling, one more is told. */
  async function notifyChange(id: string, watchers: OrderWatchers): Promise<void> {
    watchers.hasChanged = true
    if (watchers.isNotifying) return
    watchers.isNotifying = true
    while (watchers.hasChanged) {
      watchers.hasChanged = false
      await notify(id, [...watchers.streams])
    }
    watchers.isNotifying = false
  }

  async function notify(id: string, streams: readonly (readonly [PassThrough, Watcher])[]): Promise<void> {
    try {
      const order = await orderById(app.database, id)
      const events = new Map<Locale, string>()
      for (const [stream, { locale, isSignedIn }] of streams) {
        const event = events.get(locale) ?? eventOf(await viewPayment(app, order, locale))
        events.set(locale, event)
        if (!(await isSignedIn())) stream.end()
        else if (stream.writable) stream.write(event)
      }
    } catch (error) {
      app.log.warn({ err: error }, 'a live payment lost its watchers')
      for (const [stream] of streams) stream.end()
    }
  }

  return (order, watcher) => {
    const stream = new PassThrough()
    const watchers = watchersOf(order)
    watchers.streams.set(stream, watcher)
    const keepAlive = setInterval(() => stream.write(': still here\n\n'), keepAliveMs).unref()
    const over = setTimeout(() => stream.end(), longestMs).unref()
    stream.once('close', () => {
      clearInterval(keepAlive)
      clearTimeout(over)
      watchers.streams.delete(stream)
      if (watchers.streams.size > 0) return
      watchers.forget()
      watchersByOrder.delete(order.id)
    })
    void notify(order.id, [[stream, watcher]])
    return stream
  }
}

function eventOf(payment: object): string {
  return `event: payment\ndata: ${JSON.stringify(payment)}\n\n`
}
