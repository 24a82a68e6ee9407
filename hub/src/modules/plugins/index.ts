import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { pluginsRoutes } from './plugins.routes.ts'

export { keptPauses } from './pause.store.ts'

export const pluginsModule: Module = {
  name: 'plugins',
  register: (server, app) => server.route(secureRoutes(pluginsRoutes(app))),
}
