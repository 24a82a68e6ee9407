import type { AppContext } from '../app-context.ts'
import { diskProbe } from '../db/disk-probe.ts'
import type { Route } from './access-policy.ts'
import { defineRoute } from './define-route.ts'
import { liveView, readyView } from './operations.schemas.ts'

/** What keeps the application running asks here: is it alive, is it ready. */
export function operationsRoutes(app: AppContext): Route[] {
  const hasRoom = diskProbe(app)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/health/live',
      options: { tags: ['api'], description: 'The process answers', response: { schema: liveView } },
      handler: () => ({ status: 'live' }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/health/ready',
      options: {
        tags: ['api'],
        description:
          'The database answers, there is room to write and the hub is not leaving; each plugin with its state',
        response: { status: { 200: readyView, 503: readyView } },
      },
      handler: async (_request, h) => {
        const database = await databaseAnswers(app)
        const disk = !database || (await hasRoom())
        const status = app.isDraining() ? 'leaving' : database && disk ? 'ready' : 'not-ready'
        const plugins = app.plugins.view().map(({ instance, kind, state }) => ({ instance, kind, state }))
        return h.response({ status, database, disk, plugins }).code(status === 'ready' ? 200 : 503)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/metrics',
      options: { description: 'Prometheus text, for a key with the role metrics and for IT' },
      handler: async (_request, h) => h.response(await app.metrics.metrics()).type(app.metrics.contentType),
    }),
  ]
}

async function databaseAnswers({ database, log }: Pick<AppContext, 'database' | 'log'>): Promise<boolean> {
  try {
    await database.raw('select 1')
    return true
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return false
  }
}
