import type { Module } from '../../app-context.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { pluginsRoutes } from './plugins.routes.ts'

export { keptPauses } from './pause.store.ts'

export const pluginsModule: Module = {
  name: 'plugins',
  register: (server, app) => server.route(behindDoors(pluginsRoutes(app))),
}
