import { purgeSessions } from '../../http/sessions.ts'
import type { Module } from '../../app-context.ts'
import { devicesDataSource } from './devices-data-source.ts'
import { guardianData } from './guardian-data.ts'
import { accountLimit, guardianSignInDeps } from './guardian-sign-in-deps.ts'
import { SignInLetters } from './family-sign-in/sign-in-letters.ts'
import { SignInGuard } from './guard/sign-in-guard.ts'
import { signInsDataSource } from './sign-ins-data-source.ts'

export { addressOf } from '../../http/origin.ts'
export { holdersOf } from './account-holders.ts'
export { auditTokenReads } from './audit-token-reads.ts'
export { viewSession } from './session.view.ts'
export { announceLink } from './announce-link.ts'
export { openEntries, type SignInOutcome } from './decide-sign-in.ts'
export type { EnrollmentStanding } from './enrollment-standing.ts'
export { answerLogin } from './family-sign-in/answer-login.ts'
export { enterStudent, type SignedIn } from './family-sign-in/enter-student.ts'
export { lookUpCode, noticeOf } from './family-sign-in/look-up-code.ts'
export { viewOutcome } from './family-sign-in/outcome.view.ts'
export { guardianSession } from './guardian-sign-in-deps.ts'
export { guardianById, guardianEmail, lockGuardian } from './guardian.store.ts'
export { keyCreator } from './key.store.ts'
export { type LinkPurpose, linkPurposes, openLink } from './mail-link.store.ts'
export { deviceDays } from './remember-device.ts'
export { codeOfChallenge, isOpenChallenge } from './sign-in-challenge.store.ts'
export { useLetterLink } from './use-letter.ts'
export { createPasswords, type Passwords } from './password.ts'
export { addFirstAdmin } from './first-admin.ts'
export { liveKeys } from './key.store.ts'
export { drawSandboxPasswords, fillSandboxStaff, takesDemoPassword } from './sandbox-staff.ts'

export const accessModule: Module = {
  name: 'access',
  register: (server, app) => {
    const { sessions } = server.app
    const staff = {
      guard: new SignInGuard(app, { kind: 'staff', name: 'staff', triesPerAccount: accountLimit(app) }),
      sessions,
    }
    const guardians = guardianSignInDeps(app, sessions)
    const { triesPerCode } = app.config.settings.access
    const family = {
      // A short proof is guessed by few tries: those of all networks count as one.
      guard: new SignInGuard(app, { kind: 'student', name: 'student', triesPerAccount: triesPerCode }),
      letters: new SignInLetters(app),
      sessions,
    }
    server.app.moduleRoutes.add(server, async () => {
      const { accessRoutes } = await import('./access.routes.ts')
      const { staffRoutes } = await import('./staff.routes.ts')
      const { keysRoutes } = await import('./keys.routes.ts')
      const { guardianRoutes } = await import('./guardians.routes.ts')
      const { guardianAccountRoutes } = await import('./guardian-account.routes.ts')
      const { loginRoutes } = await import('./family-sign-in/login.routes.ts')
      const { studentLogsRoutes } = await import('./family-sign-in/student-logs.routes.ts')
      const { devicesRoutes } = await import('./devices.routes.ts')
      const { oidcRoutes } = await import('./oidc-sign-ins.ts')
      return [
        ...accessRoutes(app, staff),
        ...staffRoutes(app),
        ...keysRoutes(app),
        ...guardianRoutes(app, guardians),
        ...guardianAccountRoutes(app),
        ...loginRoutes(app, family),
        ...studentLogsRoutes(app),
        ...devicesRoutes(app, sessions),
        ...(await oidcRoutes(server, app)),
      ]
    })
    server.app.addPersonalDataSource(signInsDataSource(app.config.settings.privacy))
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
