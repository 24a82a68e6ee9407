import { setMaxListeners } from 'node:events'
import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { foodRoutes } from './food.routes.ts'
import { planProgressRoutes } from './plan-progress.routes.ts'
import { plansDataSource } from './plans-data-source.ts'
import { plansRoutes } from './plans.routes.ts'

export const foodModule: Module = {
  name: 'food',
  register: (server, app) => {
    const stopping = new AbortController()
    // Each change of each plan under way listens to it.
    setMaxListeners(0, stopping.signal)
    server.ext('onPreStop', () => stopping.abort())
    server.route(
      secureRoutes([...foodRoutes(app), ...plansRoutes(app, stopping.signal), ...planProgressRoutes(app)]),
    )
    server.app.addPersonalDataSource(plansDataSource)
  },
}
