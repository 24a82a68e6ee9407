import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { diagnose } from './diagnose.ts'
import { diagnosisView, logQuery, recentLogView } from './operations.schemas.ts'
import { type LogQuery, readLog } from './read-log.ts'

const usualLines = 200

export function operationsRoutes(app: AppContext): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/doctor',
      options: {
        tags: ['api'],
        description: 'How the hub is: database, plugins, clock, disk, deliveries and what to look into',
        response: { schema: diagnosisView },
      },
      handler: () => diagnose(app),
    },
    {
      method: 'GET',
      path: '/api/logs',
      options: {
        tags: ['api'],
        description: 'The last lines of this process’s log, the oldest first; ask on with `after`',
        validate: { query: logQuery },
        response: { schema: recentLogView },
      },
      handler: ({ query }) => {
        const { after = 0, level = 'debug', limit = usualLines } = query as Partial<LogQuery>
        return readLog(app.recentLog, { after, level, limit })
      },
    },
  ]
}
