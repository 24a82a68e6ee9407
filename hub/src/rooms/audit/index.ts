import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { auditRoutes } from './audit.routes.ts'
import { anchorSeals } from './anchor-seals.ts'
import { recordAudit } from './audit.store.ts'
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
    server.app.noteRead = ({ call, ...read }) =>
      recordAudit(database, {
        ...read,
        at: clock.wall(),
        act: 'record.read',
        before: null,
        after: { call },
      })
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
