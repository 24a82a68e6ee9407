import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { announceRequests } from './announce-requests.ts'
import { changesRoutes } from './changes.routes.ts'

export const changesModule: Module = {
  name: 'changes',
  register: (server, app) => {
    announceRequests(server, app)
    server.route(secureRoutes(changesRoutes(app)))
  },
}
