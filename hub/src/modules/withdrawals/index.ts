import type { Module } from '../../app-context.ts'
import { guardedWithdrawal } from './guarded-withdrawal.ts'
import { withdrawalsDataSource } from './withdrawals-data-source.ts'

export { withdrawalById, withdrawalOfOrder } from './withdrawal.store.ts'

/** Students who leave after their enrolment was paid. */
export const withdrawalsModule: Module = {
  name: 'withdrawals',
  register: (server, app) => {
    const act = guardedWithdrawal(app)
    server.app.guardsAct(act)
    server.app.addPersonalDataSource(withdrawalsDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { withdrawalsRoutes } = await import('./withdrawals.routes.ts')
      return withdrawalsRoutes(app, act)
    })
  },
}
