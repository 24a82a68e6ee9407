import type { Module } from '../../app-context.ts'
import { announceRequests } from './announce-requests.ts'

export const changesModule: Module = {
  name: 'changes',
  register: (server, app) => {
    announceRequests(server, app)
    server.app.moduleRoutes.add(server, async () => {
      const { changesRoutes } = await import('./changes.routes.ts')
      return changesRoutes(app)
    })
  },
}
