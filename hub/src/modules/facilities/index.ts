import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { facilitiesRoutes } from './facilities.routes.ts'

export const facilitiesModule: Module = {
  name: 'facilities',
  register: (server, app) => server.route(secureRoutes(facilitiesRoutes(app))),
}
