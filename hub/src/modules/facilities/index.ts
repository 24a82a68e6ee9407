import type { Module } from '../../app-context.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { facilitiesRoutes } from './facilities.routes.ts'

export const facilitiesModule: Module = {
  name: 'facilities',
  register: (server, app) => server.route(behindDoors(facilitiesRoutes(app))),
}
