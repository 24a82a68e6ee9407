import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { feeRoutes } from './fee.routes.ts'

export type { Author } from './audit-fee.ts'
export type { Fee } from './fee.ts'
export type { FeeChange } from './fee-write.ts'
export {
  activityFees,
  feesByIds,
  feesInForce,
  findActivityFee,
  lockFee,
  versionsInForce,
} from './fee.store.ts'
export { feeEdit, feeId, newFee } from './fees.schemas.ts'
export { retryOnConflict } from './retry-on-conflict.ts'
export { planChanges } from './plan-changes.ts'
export { planUndo } from './plan-undo.ts'
export { priceListEntryFields, priceListView, viewPriceListEntry } from './price-list.view.ts'
export { atCurrentPrices, createPrices, type Prices } from './prices.ts'
export { writeFees } from './write-fees.ts'
export { fillSandboxCatalogue } from './sandbox-catalogue.ts'

export const feesModule: Module = {
  name: 'fees',
  register: (server, app) =>
    server.route(secureRoutes([...catalogueRoutes(app), ...feeRoutes(app), ...accountsRoutes(app)])),
}
