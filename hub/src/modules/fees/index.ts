import type { Module } from '../../app-context.ts'

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
    server.app.moduleRoutes.add(server, async () => {
      const { accountsRoutes } = await import('./accounts.routes.ts')
      const { catalogueRoutes } = await import('./catalogue.routes.ts')
      const { feeRoutes } = await import('./fee.routes.ts')
      return [...catalogueRoutes(app), ...feeRoutes(app), ...accountsRoutes(app)]
    }),
}
