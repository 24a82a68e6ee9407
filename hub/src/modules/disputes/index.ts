import type { Module } from '../../app-context.ts'
import { disputesDataSource } from './disputes-data-source.ts'
import { guardedLoss } from './guarded-loss.ts'

const job = 'read-disputes'

/** Payments that whoever paid contests at their bank, from the provider's word to its decision. */
export const disputesModule: Module = {
  name: 'disputes',
  register: (server, app) => {
    server.app.addPersonalDataSource(disputesDataSource)
    const loss = guardedLoss(app)
    server.app.guardsAct(loss)
    app.work.add({
      name: job,
      every: '0 25 * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: async (signal) => {
        const { readDisputes } = await import('./read-disputes.ts')
        await readDisputes(app, { signal, trace: job })
      },
    })
    server.app.moduleRoutes.add(server, async () => {
      const { disputeActsRoutes } = await import('./dispute-acts.routes.ts')
      const { disputesRoutes } = await import('./disputes.routes.ts')
      return [...disputesRoutes(app), ...disputeActsRoutes(app, loss)]
    })
  },
}
