import type { Module } from '../../app-context.ts'

const job = 'read-payouts'

/** What providers settle to the school's bank account, from their word to the bank's statement. */
export const payoutsModule: Module = {
  name: 'payouts',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { openingBalancesRoutes } = await import('./opening-balances.routes.ts')
      const { paymentPayoutsRoutes } = await import('./payment-payouts.routes.ts')
      const { payoutActsRoutes } = await import('./payout-acts.routes.ts')
      const { payoutsRoutes } = await import('./payouts.routes.ts')
      return [
        ...openingBalancesRoutes(app),
        ...payoutsRoutes(app),
        ...paymentPayoutsRoutes(app),
        ...payoutActsRoutes(app),
      ]
    })
    app.work.add({
      name: job,
      every: '0 15 * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: async (signal) => {
        const { readPayouts } = await import('./read-payouts.ts')
        await readPayouts(app, { signal, trace: job })
      },
    })
  },
}
