import { behindDoors } from '../../http/behind-doors.ts'
import { purgeSessions } from '../../http/sessions.ts'
import type { Room } from '../../house.ts'
import { accessRoutes } from './access.routes.ts'
import { devicesRoutes } from './devices.routes.ts'
import { devicesHolder } from './devices-holder.ts'
import { keysRoutes } from './keys.routes.ts'
import { staffRoutes } from './staff.routes.ts'
import { guardianAccountRoutes } from './guardian-account.routes.ts'
import { guardianData } from './guardian-data.ts'
import { accountLimit, guardianDoor } from './guardian-door.ts'
import { guardianRoutes } from './guardians.routes.ts'
import { SignInGuard } from './guard/sign-in-guard.ts'
import { oidcRoutes } from './oidc-doors.ts'

export { addressOf } from '../../http/origin.ts'
export { holdersOf } from './account-holders.ts'
export { sessionView, viewSession } from './access.routes.ts'
export { announceLink, type LinkWish } from './announce-link.ts'
export { decideSignIn, openEntries, type SignInOutcome } from './decide-sign-in.ts'
export { guardianSession } from './guardian-door.ts'
export { guardianById, guardianEmail, holdGuardian } from './guardian.store.ts'
export { keyCreator } from './key.store.ts'
export { type LinkPurpose, linkPurposes, openLink } from './mail-link.store.ts'
export type { KnownDevice } from './known-device.store.ts'
export { type Judged, SignInGuard } from './guard/sign-in-guard.ts'
export { verdictOn } from './guard/verdict-on.ts'
export { deviceDays, rememberDevice } from './remember-device.ts'
export { codeOfChallenge, isOpenChallenge, openChallenge } from './sign-in-challenge.store.ts'
export { useLetterCode, useLetterLink } from './use-letter.ts'
export { createPasswords, type Passwords } from './password.ts'
export { addFirstAdmin } from './first-admin.ts'
export { type ApiKey, liveKeys } from './key.store.ts'
export {
  type DrawnPassword,
  drawSandboxPasswords,
  fillSandboxStaff,
  takesDemoPassword,
} from './sandbox-staff.ts'
export { endsADocument, isProof, stepBefore } from './second-proof.ts'
export { documentsOfGuardians } from './second-proof-documents.ts'

export const accessRoom: Room = {
  name: 'access',
  register: async (server, house) => {
    const door = {
      guard: new SignInGuard(house, { kind: 'staff', name: 'staff', triesPerAccount: accountLimit(house) }),
      sessions: server.app.sessions,
    }
    server.route(behindDoors([...accessRoutes(house, door), ...staffRoutes(house), ...keysRoutes(house)]))
    server.route(behindDoors(guardianRoutes(house, guardianDoor(house, server.app.sessions))))
    server.route(behindDoors(guardianAccountRoutes(house)))
    server.route(behindDoors(devicesRoutes(house, server.app.sessions)))
    server.route(behindDoors(await oidcRoutes(server, house)))
    server.app.holdsPersonalData(guardianData(house))
    server.app.holdsPersonalData(devicesHolder(house))
    house.work.add({
      name: 'purge-sessions',
      every: '0 17 * * * *',
      begins: 'on-schedule',
      lanes: 'one',
      run: () => purgeSessions(house.database, house.clock.wall()),
    })
  },
}
