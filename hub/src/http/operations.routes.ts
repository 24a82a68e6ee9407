import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { House } from '../house.ts'
import { type Caller, maybeCallerOf } from './caller.ts'
import type { Route } from './doors.ts'
import { refuse } from '../shared/refusal.ts'
import { healthView, liveView, pluginsView, readyView } from './operations.schemas.ts'
import { answerRefusal } from './problem-answer.ts'

/** What keeps the house running asks here: is it alive, is it ready, what do the plugins say. */
export function operationsRoutes(house: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/health/live',
      options: { tags: ['api'], description: 'The process answers', response: { schema: liveView } },
      handler: () => ({ status: 'live' }),
    },
    {
      method: 'GET',
      path: '/api/health/ready',
      options: {
        tags: ['api'],
        description: 'The database answers; each plugin with its state',
        response: { status: { 200: readyView, 503: readyView } },
      },
      handler: async (_request, h) => {
        const ready = await databaseAnswers(house)
        const plugins = house.plugins.view().map(({ instance, kind, state }) => ({ instance, kind, state }))
        return h
          .response({ status: ready ? 'ready' : 'not-ready', database: ready, plugins })
          .code(ready ? 200 : 503)
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      options: { description: 'Prometheus text, for this machine and for keys and staff of IT' },
      handler: async (request, h) => {
        if (!isFromThisMachine(request) && !isOfIt(maybeCallerOf(request)))
          return answerRefusal(house.config.texts, request, h, refuse('NOT_FOUND'))
        return h.response(await house.metrics.metrics()).type(house.metrics.contentType)
      },
    },
    {
      method: 'GET',
      path: '/api/plugins',
      options: {
        tags: ['api'],
        description: 'Each plugin instance: state, what it supports, last faults, latency',
        response: { schema: pluginsView },
      },
      handler: () => house.plugins.view(),
    },
    {
      method: 'POST',
      path: '/api/plugins/{instance}/check',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Asks the vendor now and takes a paused or down instance back when it answers',
        validate: { params: Joi.object({ instance: Joi.string().max(60).required() }) },
        response: { schema: healthView },
      },
      handler: async (request, h) => {
        const instance = String(request.params['instance'])
        const known = house.plugins.view().some((plugin) => plugin.instance === instance)
        if (!known) return answerRefusal(house.config.texts, request, h, refuse('NOT_FOUND'))
        return house.plugins.check(instance)
      },
    },
  ]
}

async function databaseAnswers({ database, log }: House): Promise<boolean> {
  try {
    await database.raw('select 1')
    return true
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return false
  }
}

/** A proxy on this machine speaks for others, and says so. */
function isFromThisMachine({ info, headers }: Request): boolean {
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(info.remoteAddress)
  return isLoopback && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined
}

function isOfIt(caller: Caller | null): boolean {
  return caller?.roles.some((role) => role === 'it' || role === 'admin') === true
}
