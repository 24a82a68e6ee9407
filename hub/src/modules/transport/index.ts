import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { homesRoutes } from './homes.routes.ts'
import { priceListRoutes } from './price-list.routes.ts'
import { publicFeesRoutes } from './public-fees.routes.ts'
import { transportRoutes } from './transport.routes.ts'

export { chooseTransport, type TransportInput } from './choose-transport.ts'
export { resolveHome } from './resolve-home.ts'
export { requirementOf } from './requirement.ts'
export { feeName, feeOfName } from './transport-band.ts'
export {
  type ChosenTransport,
  placeSchema,
  type TransportView,
  type TransportChoice,
  transportChoiceSchema,
} from './transport-choice.ts'
export { spareMaps } from './spare-maps.ts'
export { transportOptions } from './transport-options.ts'
export { recordOfTransport, viewTransport, transportFrom, type TransportRecord } from './transport-record.ts'

export const transportModule: Module = {
  name: 'transport',
  register: (server, app) =>
    server.route(
      secureRoutes([
        ...transportRoutes(app),
        ...priceListRoutes(app),
        ...publicFeesRoutes(app),
        ...homesRoutes(app),
      ]),
    ),
}
