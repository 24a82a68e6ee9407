import type { Module } from '../../app-context.ts'
import { approvalsDataSource } from './approvals-data-source.ts'
import { expireApprovals } from './expire-approvals.ts'
import type { GuardedAct } from './guarded-act.ts'

export type { ActSubject, Doing, GuardedAct } from './guarded-act.ts'
export { needsSecondPerson, secondPersonFrom } from './decide-approval.ts'
export { outdateApproval } from './expire-approvals.ts'
export { readWaiting, refuseWhileWaiting, type WaitingRequest } from './read-waiting.ts'
export { secondPersonAnswer } from './second-person-answer.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    /** Names an act of a module further down that needs a second person from an amount on. */
    guardsAct: (act: GuardedAct) => void
  }
}

/** Knows no act: the other modules register what they guard. */
export const approvalsModule: Module = {
  name: 'approvals',
  register: (server, app) => {
    const acts = new Map<string, GuardedAct>()
    server.app.guardsAct = (act) => void acts.set(act.name, act)
    server.app.addPersonalDataSource(approvalsDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { approvalsRoutes } = await import('./approvals.routes.ts')
      return approvalsRoutes(app, acts)
    })
    app.work.add({
      name: 'expire-approvals',
      every: '0 41 * * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: () => expireApprovals(app),
    })
  },
}
