import type { Module } from '../../app-context.ts'

const job = 'reconcile-days'

export const reconciliationModule: Module = {
  name: 'reconciliation',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { reconciliationRoutes } = await import('./reconciliation.routes.ts')
      return reconciliationRoutes(app)
    })
    app.work.add({
      name: job,
      every: '0 10 4 * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: async (signal) => {
        const { keepClosedDays } = await import('./keep-closed-days.ts')
        await keepClosedDays(app, { signal, trace: job })
      },
    })
  },
}
