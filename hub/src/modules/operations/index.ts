import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { measureOperations } from './measure-operations.ts'
import { operationsRoutes } from './operations.routes.ts'

export { verifyDatabase } from './verify-database.ts'

export const operationsModule: Module = {
  name: 'operations',
  register: (server, app) => {
    measureOperations(app)
    server.route(secureRoutes(operationsRoutes(app)))
  },
}
