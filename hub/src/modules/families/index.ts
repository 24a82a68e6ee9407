import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { familiesRoutes } from './families.routes.ts'
import { familyHistoryRoutes } from './family-history.routes.ts'
import { familyPaymentsDataSource } from './family-payments-data-source.ts'
import { familySessionsRoutes } from './family-sessions.routes.ts'

export const familiesModule: Module = {
  name: 'families',
  register: (server, app) => {
    server.app.addPersonalDataSource(familyPaymentsDataSource)
    server.route(
      secureRoutes([
        ...familiesRoutes(app),
        ...familyHistoryRoutes(app),
        ...familySessionsRoutes(app, server.app.sessions),
      ]),
    )
  },
}
