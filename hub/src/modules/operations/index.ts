import type { Module } from '../../app-context.ts'
import { measureOperations } from './measure-operations.ts'

export { verifyDatabase } from './verify-database.ts'

export const operationsModule: Module = {
  name: 'operations',
  register: (server, app) => {
    measureOperations(app)
    server.app.moduleRoutes.add(server, async () => {
      const { operationsRoutes } = await import('./operations.routes.ts')
      return operationsRoutes(app)
    })
  },
}
