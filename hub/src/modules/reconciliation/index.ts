import type { Module } from '../../app-context.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

export const reconciliationModule: Module = {
  name: 'reconciliation',
  register: (server, app) => {
    server.route(behindDoors(reconciliationRoutes(app)))
  },
}
