import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { diagnose } from './diagnose.ts'
import { diagnosisView, logQuery, recentLogView } from './operations.schemas.ts'
import { readLog } from './read-log.ts'

const usualLines = 200

export function operationsRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/doctor',
      options: {
        tags: ['api'],
        description: 'How the hub is: database, plugins, clock, disk, deliveries and what to look into',
        response: { schema: diagnosisView },
      },
      handler: () => diagnose(app),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/logs',
      query: logQuery,
      options: {
        tags: ['api'],
        description: 'The last lines of this process’s log, the oldest first; ask on with `after`',
        response: { schema: recentLogView },
      },
      handler: (_request, _h, { query }) => {
        const { after = 0, level = 'debug', limit = usualLines } = query
        return readLog(app.recentLog, { after, level, limit })
      },
    }),
  ]
}
