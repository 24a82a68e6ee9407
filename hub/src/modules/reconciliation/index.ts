import type { Module } from '../../app-context.ts'

export const reconciliationModule: Module = {
  name: 'reconciliation',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { reconciliationRoutes } = await import('./reconciliation.routes.ts')
      return reconciliationRoutes(app)
    })
  },
}
