import { behindDoors } from '../../http/behind-doors.ts'
import { purgeSessions } from '../../http/sessions.ts'
import type { Room } from '../../house.ts'
import { accessRoutes } from './access.routes.ts'
import { keysRoutes } from './keys.routes.ts'
import { staffRoutes } from './staff.routes.ts'
import { guardianAccountRoutes } from './guardian-account.routes.ts'
import { guardianData } from './guardian-data.ts'
import { guardianDoor } from './guardian-door.ts'
import { guardianRoutes } from './guardians.routes.ts'
import { oidcRoutes } from './oidc-doors.ts'

export { addressOf, sessionView, viewSession } from './access.routes.ts'
export { announceLink, type LinkWish } from './announce-link.ts'
export { decideSignIn, openEntries, type SignInOutcome } from './decide-sign-in.ts'
export { guardianSession } from './guardian-door.ts'
export { guardianById, guardianEmail, holdGuardian } from './guardian.store.ts'
export { type LinkPurpose, linkPurposes, openLink, useLink } from './mail-link.store.ts'
export { addFirstAdmin } from './first-admin.ts'
export { fillSandboxStaff } from './sandbox-staff.ts'
export { endsADocument, isProof, stepBefore } from './second-proof.ts'
export { documentsOfGuardians } from './second-proof-documents.ts'

export const accessRoom: Room = {
  name: 'access',
  register: async (server, house) => {
    const { triesPerCode, triesPerAddress, windowMinutes } = house.config.settings.access
    const door = {
      byAccount: house.limitTries('staff-account', triesPerCode * 2, windowMinutes),
      byAddress: house.limitTries('staff-address', triesPerAddress, windowMinutes),
      sessions: server.app.sessions,
    }
    server.route(behindDoors([...accessRoutes(house, door), ...staffRoutes(house), ...keysRoutes(house)]))
    server.route(behindDoors(guardianRoutes(house, guardianDoor(house, server.app.sessions))))
    server.route(behindDoors(guardianAccountRoutes(house)))
    server.route(behindDoors(await oidcRoutes(server, house)))
    server.app.holdsPersonalData(guardianData(house))
    house.work.add({
      name: 'purge-sessions',
      every: '0 17 * * * *',
      begins: 'on-schedule',
      lanes: 'one',
      run: () => purgeSessions(house.database, house.clock.wall()),
    })
  },
}
