import type { CurrentSeason, GuardianAccount } from '../../api/types.ts'
import type { RememberedPayer } from './use-remembered-payer.ts'

/** What every part of a guardian's portal is given. */
export interface GuardianProps {
  readonly season: CurrentSeason
  readonly account: GuardianAccount
  readonly payers: RememberedPayer
  readonly onSessionEnd: () => void
}
