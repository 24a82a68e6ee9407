import { PassThrough } from 'node:stream'
import Joi from 'joi'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import type { Locale } from '../../config/texts.ts'
import { callerOf } from '../../http/caller.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { refuse } from '../../shared/refusal.ts'
import { findOrderByToken, orderById } from '../enrollment/index.ts'
import { viewPayment } from './payment.view.ts'
import { token } from './payments.schemas.ts'

const heartbeatMs = 15_000
const longestMs = 10 * 60_000

/** `GET /api/payments/events/{token}`: the payment's result now and after each change, as server-sent events. */
export function liveRoutes(house: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/payments/events/{token}',
      answers: 'text/event-stream',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Live events of one payment',
        validate: { params: Joi.object({ token: token.required() }) },
      },
      handler: async (request, h) => {
        const order = await findOrderByToken(house.database, String(request.params['token']))
        if (order?.studentCode !== callerOf(request).subject) {
          return answerRefusal(house.config.texts, request, h, refuse('NOT_FOUND'))
        }
        const stream = streamPayment(house, order, localeOf(request))
        const leave = () => void stream.end()
        // The watcher comes back by itself, to whoever answers then.
        request.server.events.on('closing', leave)
        request.raw.res.once('close', () => {
          request.server.events.removeListener('closing', leave)
          leave()
        })
        return h
          .response(stream)
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          .header('content-encoding', 'identity')
      },
    },
  ]
}

function streamPayment(house: House, order: { id: string; token: string }, locale: Locale): PassThrough {
  const stream = new PassThrough()
  const send = async () => {
    const result = await viewPayment(house, await orderById(house.database, order.id), locale)
    if (stream.writable) stream.write(`event: payment\ndata: ${JSON.stringify(result)}\n\n`)
  }
  const tell = () => {
    send().catch((error: unknown) => {
      house.log.warn({ err: error }, 'a live payment lost its watcher')
      stream.end()
    })
  }
  const forget = house.live.watch(order.token, tell)
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs).unref()
  const over = setTimeout(() => stream.end(), longestMs).unref()
  stream.once('close', () => {
    forget()
    clearInterval(heartbeat)
    clearTimeout(over)
  })
  tell()
  return stream
}
