import type { Tries } from '../../commons/tries.ts'
import type { House } from '../../house.ts'
import type { Sessions } from '../../http/sessions.ts'
import type { Guardian } from './guardian.store.ts'

/** What limits who knocks, and what opens. */
export interface GuardianDoor {
  readonly byAddress: Tries
  readonly byAccount: Tries
  /** Mails to one mailbox, so that nobody is flooded in another's name. */
  readonly byMailbox: Tries
  readonly sessions: Sessions
}

export function guardianDoor({ config, limitTries }: House, sessions: Sessions): GuardianDoor {
  const { triesPerCode, triesPerAddress, windowMinutes } = config.settings.access
  return {
    byAddress: limitTries('guardian-address', triesPerAddress, windowMinutes),
    byAccount: limitTries('guardian-account', triesPerCode * 2, windowMinutes),
    byMailbox: limitTries('guardian-mailbox', triesPerCode, windowMinutes),
    sessions,
  }
}

/** The session of a guardian who has shown who they are. */
export function guardianSession({ config }: House, { id, name }: Guardian) {
  const minutes = config.settings.access.guardianSessionMinutes
  return { kind: 'guardian', subject: id, name, roles: [], minutes } as const
}
