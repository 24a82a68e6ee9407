import type { Module } from '../../app-context.ts'

export const facilitiesModule: Module = {
  name: 'facilities',
  register: (server, app) =>
    server.app.moduleRoutes.add(server, async () => {
      const { facilitiesRoutes } = await import('./facilities.routes.ts')
      return facilitiesRoutes(app)
    }),
}
