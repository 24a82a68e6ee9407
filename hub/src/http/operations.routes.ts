import Joi from 'joi'
import type { House } from '../house.ts'
import type { Route } from './doors.ts'
import { refuse } from '../shared/refusal.ts'
import { answerRefusal } from './problem-answer.ts'

const pluginView = Joi.object().unknown().label('PluginInstance')

/** What keeps the house running asks here: is it alive, is it ready, what do the plugins say. */
export function operationsRoutes(house: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/health/live',
      options: { tags: ['api'], description: 'The process answers' },
      handler: () => ({ status: 'live' }),
    },
    {
      method: 'GET',
      path: '/api/health/ready',
      options: { tags: ['api'], description: 'The database answers; each plugin with its state' },
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
      options: { description: 'Prometheus text' },
      handler: async (request, h) => {
        if (!isLoopback(request.info.remoteAddress))
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
        response: { schema: Joi.array().items(pluginView) },
      },
      handler: () => house.plugins.view(),
    },
    {
      method: 'POST',
      path: '/api/plugins/{instance}/check',
      options: {
        tags: ['api'],
        description: 'Asks the vendor now and takes a paused or down instance back when it answers',
        validate: { params: Joi.object({ instance: Joi.string().max(60).required() }) },
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

function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
