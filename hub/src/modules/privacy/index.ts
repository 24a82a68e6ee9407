import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { auditHolder } from './audit-holder.ts'
import { consentsHolder } from './consents-holder.ts'
import type { DataHolder } from './data-holder.ts'
import type { FamilyResolver } from './family.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { retainData } from './retain-data.ts'

export { recordConsent } from './consent.store.ts'
export type { DataHolder } from './data-holder.ts'
export { erasedStudents } from './erased.store.ts'
export { noticeInForce } from './notice.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    holdsPersonalData: (holder: DataHolder) => void
    /** Whoever knows the roster says who is one family. */
    resolvesFamilies: (resolver: FamilyResolver) => void
  }
}

/** Knows no module: the others register what they keep of families, and who a family is. */
export const privacyModule: Module = {
  name: 'privacy',
  register: (server, app) => {
    const holders: DataHolder[] = [consentsHolder, auditHolder(app)]
    let resolver: FamilyResolver | null = null
    server.app.holdsPersonalData = (holder) => void holders.push(holder)
    server.app.resolvesFamilies = (given) => void (resolver = given)
    const records = {
      app,
      holders,
      sessions: server.app.sessions,
      resolver: () => {
        if (resolver === null) throw new Error('no room knows who is one family')
        return resolver
      },
    }
    server.route(secureRoutes(privacyRoutes(records)))
    app.work.add({
      name: 'retain-data',
      every: '0 30 3 * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: (signal) => retainData(app, holders, signal),
    })
  },
}
