import type { Module } from '../../app-context.ts'

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
    server.app.moduleRoutes.add(server, async () => {
      const { homesRoutes } = await import('./homes.routes.ts')
      const { priceListRoutes } = await import('./price-list.routes.ts')
      const { publicFeesRoutes } = await import('./public-fees.routes.ts')
      const { transportRoutes } = await import('./transport.routes.ts')
      return [...transportRoutes(app), ...priceListRoutes(app), ...publicFeesRoutes(app), ...homesRoutes(app)]
    }),
}
