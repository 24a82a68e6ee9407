import { type Payout, payoutState, type PayoutState } from './payout.ts'

interface PaidOut {
  readonly state: Payout['status'] | 'not-yet'
  /** COP of the payout that a charge is in; null where it is in none. */
  readonly net: number | null
}

/** How the money of a charge goes on to the bank; in a payout that takes from the school, in words of its own (ledger-16). */
export function paidOutState({ state, net }: PaidOut): PayoutState | 'not-yet' {
  return state === 'not-yet' || net === null ? state : payoutState({ status: state, net })
}
