import type { Request } from '@hapi/hapi'
import type { House } from '../house.ts'
import { type Caller, maybeCallerOf } from './caller.ts'
import type { Route } from './doors.ts'
import { refuse } from '../shared/refusal.ts'
import { liveView, readyView } from './operations.schemas.ts'
import { answerRefusal } from './problem-answer.ts'

/** What keeps the house running asks here: is it alive, is it ready. */
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
        description: 'The database answers and the hub is not leaving; each plugin with its state',
        response: { status: { 200: readyView, 503: readyView } },
      },
      handler: async (_request, h) => {
        const database = await databaseAnswers(house)
        const status = house.isLeaving() ? 'leaving' : database ? 'ready' : 'not-ready'
        const plugins = house.plugins.view().map(({ instance, kind, state }) => ({ instance, kind, state }))
        return h.response({ status, database, plugins }).code(status === 'ready' ? 200 : 503)
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
