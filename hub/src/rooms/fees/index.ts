import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { feeRoutes } from './fee.routes.ts'

export type { Fee } from './fee.ts'
export { activityFees, feesByIds, findActivityFee, lockFee } from './fee.store.ts'
export { priceListEntryFields, priceListView, viewPriceListEntry } from './price-list.view.ts'
export { atCurrentPrices, createPrices, type Prices } from './prices.ts'
export { fillSandboxCatalogue } from './sandbox-catalogue.ts'

export const feesRoom: Room = {
  name: 'fees',
  register: (server, house) =>
    server.route(behindDoors([...catalogueRoutes(house), ...feeRoutes(house), ...accountsRoutes(house)])),
}
