import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { measureStanding } from './measure-standing.ts'
import { operationsRoutes } from './operations.routes.ts'

export { verifyDatabase } from './verify-database.ts'

export const operationsModule: Module = {
  name: 'operations',
  register: (server, app) => {
    measureStanding(app)
    server.route(secureRoutes(operationsRoutes(app)))
  },
}
