import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { auditRoutes } from './audit.routes.ts'
import { anchorSeals } from './anchor-seals.ts'
import { recordAudit } from './audit.store.ts'
import { RecentListReads } from './recent-list-reads.ts'
import { sealAudit } from './seal-audit.ts'

export { type Anchored, anchoredIn, anchorFileOf } from './anchor-file.ts'
export { auditAbout } from './audit.store.ts'
export { brokenSeals } from './broken-seals.ts'
export { isAnchorMissed, lostSeals } from './lost-seals.ts'
export { dropAuditBefore } from './drop-audit.ts'

export const auditRoom: Room = {
  name: 'audit',
  register: (server, house) => {
    const { database, clock } = house
    const lists = new RecentListReads(clock)
    server.app.noteRead = async (read) => {
      if (lists.has(read)) return
      const { call, ...noted } = read
      const at = clock.wall()
      await recordAudit(database, { ...noted, at, act: 'record.read', before: null, after: { call } })
      lists.add(read)
    }
    server.route(behindDoors(auditRoutes(house)))
    house.work.add({
      name: 'seal-audit',
      every: '30 * * * * *',
      begins: 'on-schedule',
      lanes: 'one',
      run: async (signal) => {
        await sealAudit(house, signal)
        await anchorSeals(house)
      },
    })
  },
}
