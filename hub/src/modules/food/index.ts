import { setMaxListeners } from 'node:events'
import type { Module } from '../../app-context.ts'
import { plansDataSource } from './plans-data-source.ts'

export const foodModule: Module = {
  name: 'food',
  register: (server, app) => {
    const stopping = new AbortController()
    // Each change of each plan under way listens to it.
    setMaxListeners(0, stopping.signal)
    server.ext('onPreStop', () => stopping.abort())
    server.app.moduleRoutes.add(server, async () => {
      const { foodRoutes } = await import('./food.routes.ts')
      const { planProgressRoutes } = await import('./plan-progress.routes.ts')
      const { plansRoutes } = await import('./plans.routes.ts')
      return [...foodRoutes(app), ...plansRoutes(app, stopping.signal), ...planProgressRoutes(app)]
    })
    server.app.addPersonalDataSource(plansDataSource)
  },
}
