import type { Module } from '../../app-context.ts'

export { keptPauses } from './pause.store.ts'

export const pluginsModule: Module = {
  name: 'plugins',
  register: (server, app) =>
    server.app.moduleRoutes.add(server, async () => {
      const { pluginsRoutes } = await import('./plugins.routes.ts')
      return pluginsRoutes(app)
    }),
}
