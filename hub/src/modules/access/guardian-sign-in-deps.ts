import type { Tries } from '../../shared-services/tries.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { SignInGuard } from './guard/sign-in-guard.ts'
import { limitNetworks, type NetworkTries } from './guard/wider-network.ts'
import type { Guardian } from './guardian.store.ts'

/** What limits who knocks, and what opens. */
export interface GuardianSignInDeps {
  readonly guard: SignInGuard
  /** Mails that one network asks for. */
  readonly byNetwork: NetworkTries
  /** Mails to one mailbox, so that nobody is flooded in another's name. */
  readonly byMailbox: Tries
  readonly sessions: Sessions
}

/** Networks whose failures together keep an account to the devices that know it. */
const networksOfAccount = 20

/** Failures of a password from everywhere. Strangers reach it by many networks only, so that they keep nobody out by a few tries. */
export function accountLimit({ config }: Pick<AppContext, 'config'>): number {
  return config.settings.access.triesPerCode * networksOfAccount
}

/** A crowd at one network asks for so many times as many mails as it may fail. */
const mailsForFailure = 5

export function guardianSignInDeps(app: AppContext, sessions: Sessions): GuardianSignInDeps {
  const { triesPerCode, triesPerAddress, windowMinutes } = app.config.settings.access
  return {
    guard: new SignInGuard(app, {
      kind: 'guardian',
      name: 'guardian',
      triesPerAccount: accountLimit(app),
    }),
    byNetwork: limitNetworks(app, 'guardian-mails', triesPerAddress * mailsForFailure),
    byMailbox: app.limitTries('guardian-mailbox', triesPerCode, windowMinutes),
    sessions,
  }
}

/** The session of a guardian who has shown who they are. */
export function guardianSession({ config }: Pick<AppContext, 'config'>, { id, name }: Guardian) {
  const minutes = config.settings.access.guardianSessionMinutes
  return { kind: 'guardian', subject: id, name, roles: [], minutes } as const
}
