import type { Module } from '../../app-context.ts'
import { familyPaymentsDataSource } from './family-payments-data-source.ts'

export { ownChildren } from './own-children.ts'
export { startLinkedFamily } from './start-linked-family.ts'

export const familiesModule: Module = {
  name: 'families',
  register: (server, app) => {
    server.app.addPersonalDataSource(familyPaymentsDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { familiesRoutes } = await import('./families.routes.ts')
      const { familyHistoryRoutes } = await import('./family-history.routes.ts')
      const { familySessionsRoutes } = await import('./family-sessions.routes.ts')
      return [
        ...familiesRoutes(app),
        ...familyHistoryRoutes(app),
        ...familySessionsRoutes(app, server.app.sessions),
      ]
    })
  },
}
