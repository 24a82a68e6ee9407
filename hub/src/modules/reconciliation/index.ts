import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

export const reconciliationModule: Module = {
  name: 'reconciliation',
  register: (server, app) => {
    server.route(secureRoutes(reconciliationRoutes(app)))
  },
}
