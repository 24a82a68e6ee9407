import type { Module } from '../../app-context.ts'
import { anchorSeals } from './anchor-seals.ts'
import { recordAudit } from './audit.store.ts'
import { RecentListReads } from './recent-list-reads.ts'
import { sealAudit } from './seal-audit.ts'

export { type Anchored, anchoredIn, anchorFileOf } from './anchor-file.ts'
export { auditAbout } from './audit.store.ts'
export { brokenSeals } from './broken-seals.ts'
export { isAnchorMissed, lostSeals } from './lost-seals.ts'
export { dropAuditBefore } from './drop-audit.ts'

export const auditModule: Module = {
  name: 'audit',
  register: (server, app) => {
    const { database, clock } = app
    const lists = new RecentListReads(clock)
    server.app.noteRead = async (read) => {
      if (lists.has(read)) return
      const { call, ...noted } = read
      const at = clock.wall()
      await recordAudit(database, { ...noted, at, act: 'record.read', before: null, after: { call } })
      lists.add(read)
    }
    server.app.moduleRoutes.add(server, async () => {
      const { auditRoutes } = await import('./audit.routes.ts')
      return auditRoutes(app)
    })
    app.work.add({
      name: 'seal-audit',
      every: '30 * * * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: async (signal) => {
        await sealAudit(app, signal)
        await anchorSeals(app)
      },
    })
  },
}
