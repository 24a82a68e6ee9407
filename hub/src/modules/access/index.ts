import { secureRoutes } from '../../http/secure-routes.ts'
import { purgeSessions } from '../../http/sessions.ts'
import type { Module } from '../../app-context.ts'
import { accessRoutes } from './access.routes.ts'
import { devicesRoutes } from './devices.routes.ts'
import { devicesDataSource } from './devices-data-source.ts'
import { keysRoutes } from './keys.routes.ts'
import { staffRoutes } from './staff.routes.ts'
import { guardianAccountRoutes } from './guardian-account.routes.ts'
import { guardianData } from './guardian-data.ts'
import { accountLimit, guardianSignInDeps } from './guardian-sign-in-deps.ts'
import { guardianRoutes } from './guardians.routes.ts'
import { SignInGuard } from './guard/sign-in-guard.ts'
import { oidcRoutes } from './oidc-sign-ins.ts'

export { addressOf } from '../../http/origin.ts'
export { holdersOf } from './account-holders.ts'
export { sessionView, viewSession } from './access.routes.ts'
export { announceLink, type AnnounceLinkCommand } from './announce-link.ts'
export { decideSignIn, openEntries, type SignInOutcome } from './decide-sign-in.ts'
export { guardianSession } from './guardian-sign-in-deps.ts'
export { guardianById, guardianEmail, lockGuardian } from './guardian.store.ts'
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

export const accessModule: Module = {
  name: 'access',
  register: async (server, app) => {
    const deps = {
      guard: new SignInGuard(app, { kind: 'staff', name: 'staff', triesPerAccount: accountLimit(app) }),
      sessions: server.app.sessions,
    }
    server.route(secureRoutes([...accessRoutes(app, deps), ...staffRoutes(app), ...keysRoutes(app)]))
    server.route(secureRoutes(guardianRoutes(app, guardianSignInDeps(app, server.app.sessions))))
    server.route(secureRoutes(guardianAccountRoutes(app)))
    server.route(secureRoutes(devicesRoutes(app, server.app.sessions)))
    server.route(secureRoutes(await oidcRoutes(server, app)))
    server.app.addPersonalDataSource(guardianData(app))
    server.app.addPersonalDataSource(devicesDataSource(app))
    app.work.add({
      name: 'purge-sessions',
      every: '0 17 * * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: () => purgeSessions(app.database, app.clock.wall()),
    })
  },
}
