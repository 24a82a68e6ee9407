import type { Module } from '../../app-context.ts'
import { discountsDataSource } from './discounts-data-source.ts'

export { readEvidence } from './read-evidence.ts'

export const discountsModule: Module = {
  name: 'discounts',
  register: (server, app) => {
    server.app.addPersonalDataSource(discountsDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { claimsRoutes } = await import('./claims.routes.ts')
      const { discountActsRoutes } = await import('./discount-acts.routes.ts')
      const { discountsRoutes } = await import('./discounts.routes.ts')
      return [...discountsRoutes(app), ...claimsRoutes(app), ...discountActsRoutes(app)]
    })
  },
}
