import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { familiesRoutes } from './families.routes.ts'
import { familyHistoryRoutes } from './family-history.routes.ts'
import { familyPaymentsDataSource } from './family-payments-data-source.ts'
import { familySessionsRoutes } from './family-sessions.routes.ts'
import { reconcileFamilyPayments } from './reconcile-family-payments.ts'
import { familyReferences } from './reference-keeper.ts'

export const familiesModule: Module = {
  name: 'families',
  register: (server, app) => {
    server.app.keepsReferences(familyReferences(app))
    server.app.addPersonalDataSource(familyPaymentsDataSource)
    server.route(
      secureRoutes([
        ...familiesRoutes(app),
        ...familyHistoryRoutes(app),
        ...familySessionsRoutes(app, server.app.sessions),
      ]),
    )
    app.work.add({
      name: 'reconcile-family-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: (signal) => reconcileFamilyPayments(app, signal),
    })
  },
}
