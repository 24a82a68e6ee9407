import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { claimsRoutes } from './claims.routes.ts'
import { discountActsRoutes } from './discount-acts.routes.ts'
import { discountsDataSource } from './discounts-data-source.ts'
import { discountsRoutes } from './discounts.routes.ts'

export { evidenceView } from './discounts.schemas.ts'
export { readEvidence } from './read-evidence.ts'

export const discountsModule: Module = {
  name: 'discounts',
  register: (server, app) => {
    server.app.addPersonalDataSource(discountsDataSource)
    server.route(secureRoutes([...discountsRoutes(app), ...claimsRoutes(app), ...discountActsRoutes(app)]))
  },
}
