import type { Module } from '../../app-context.ts'
import { auditDataSource } from './audit-data-source.ts'
import { consentsDataSource } from './consents-data-source.ts'
import type { PersonalDataSource } from './personal-data-source.ts'
import type { FamilyResolver } from './family.ts'
import { retainData } from './retain-data.ts'

export { recordConsent } from './consent.store.ts'
export type { PersonalDataSource } from './personal-data-source.ts'
export { erasedStudents } from './erased.store.ts'
export { noticeInForce } from './notice.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    addPersonalDataSource: (source: PersonalDataSource) => void
    /** Whoever knows the roster says who is one family. */
    resolvesFamilies: (resolver: FamilyResolver) => void
  }
}

/** Knows no module: the others register what they keep of families, and who a family is. */
export const privacyModule: Module = {
  name: 'privacy',
  register: (server, app) => {
    const sources: PersonalDataSource[] = [consentsDataSource, auditDataSource(app)]
    let resolver: FamilyResolver | null = null
    server.app.addPersonalDataSource = (source) => void sources.push(source)
    server.app.resolvesFamilies = (given) => void (resolver = given)
    const records = {
      app,
      sources,
      sessions: server.app.sessions,
      resolver: () => {
        if (resolver === null) throw new Error('no room knows who is one family')
        return resolver
      },
    }
    server.app.moduleRoutes.add(server, async () => {
      const { privacyRoutes } = await import('./privacy.routes.ts')
      return privacyRoutes(records)
    })
    app.work.add({
      name: 'retain-data',
      every: '0 30 3 * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: (signal) => retainData(app, sources, signal),
    })
  },
}
