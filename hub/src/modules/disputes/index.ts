import type { Module } from '../../app-context.ts'
import { disputesDataSource } from './disputes-data-source.ts'

/** Payments that whoever paid contests at their bank, from the provider's word to its decision. */
export const disputesModule: Module = {
  name: 'disputes',
  register: (server, app) => {
    server.app.addPersonalDataSource(disputesDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { disputeActsRoutes } = await import('./dispute-acts.routes.ts')
      const { disputesRoutes } = await import('./disputes.routes.ts')
      return [...disputesRoutes(app), ...disputeActsRoutes(app)]
    })
  },
}
