import type { OrderStatus } from '../enrollment/index.ts'
import type { AttemptStatus } from '../payments/index.ts'
import type { SignInOutcome } from '../access/index.ts'
import type { PartState } from '../payments/split-state.ts'
import type { PayLink } from './pay-link.ts'

/** Why nobody pays by a link any more; null while it stands. Withdrawing outlasts its last day. */
export function overAs(
  { withdrawnAt, expiresAt }: Pick<PayLink, 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): 'withdrawn' | 'expired' | null {
  if (withdrawnAt !== null) return 'withdrawn'
  return now >= expiresAt ? 'expired' : null
}

/** What a payer is told of a link that stands; payable still wants a price. */
export type StandingState = 'payable' | 'paying' | 'paid' | 'not-now'

const byOrder: Readonly<Record<OrderStatus, StandingState>> = {
  open: 'payable',
  paying: 'paying',
  split: 'not-now',
  agreement: 'not-now',
  paid: 'paid',
  reversed: 'not-now',
  withdrawn: 'not-now',
  sending: 'not-now',
  sent: 'not-now',
}

/** Pure: nobody pays by a link what the family itself could not pay now. */
export function standingState(outcome: SignInOutcome, order: OrderStatus | null): StandingState {
  const state = byOrder[order ?? 'open']
  if (state !== 'payable') return state
  if (outcome === 'complete') return 'paid'
  return outcome === 'proceed' ? 'payable' : 'not-now'
}

/** Pure: a link is for what of it can be paid now; where nothing can, it says why. */
export function stateOfAll(states: readonly StandingState[]): StandingState {
  if (states.includes('payable')) return 'payable'
  if (states.includes('paying')) return 'paying'
  return states.length > 0 && states.every((state) => state === 'paid') ? 'paid' : 'not-now'
}

/** Pure: a link pays once. What has come of its own payments, before anything else is asked; null where nothing has. */
export function stateOfUse(payments: readonly AttemptStatus[]): Exclude<StandingState, 'payable'> | null {
  if (payments.includes('approved')) return 'paid'
  if (isUnderWay(payments)) return 'paying'
  return payments.includes('reversed') ? 'not-now' : null
}

/** Pure: whether money may still come by a link that is not over. */
export function mayBePaid(payments: readonly AttemptStatus[]): boolean {
  const used = stateOfUse(payments)
  return used === null || used === 'paying'
}

function isUnderWay(payments: readonly AttemptStatus[]): boolean {
  return payments.some((status) => status === 'open' || status === 'under_review')
}

/** What who has the link of a part is told of it: no more of its split than that it cannot be paid. */
export const partLinkStates: Readonly<Record<PartState, StandingState | 'expired' | 'over'>> = {
  payable: 'payable',
  paying: 'paying',
  paid: 'paid',
  stale: 'not-now',
  late: 'expired',
  over: 'expired',
  returning: 'over',
  returned: 'over',
  lost: 'paid',
}

/** What whoever sent a link is told of it. */
export type SentState = 'standing' | 'paying' | 'paid' | 'returned' | 'withdrawn' | 'expired'

/** Pure: money that came by a link counts before its end, also once all of it went back, and a payment that was begun goes on after it. */
export function sentState(
  link: Pick<PayLink, 'withdrawnAt' | 'expiresAt'>,
  payments: readonly AttemptStatus[],
  now: Date,
): SentState {
  if (payments.includes('approved')) return 'paid'
  if (isUnderWay(payments)) return 'paying'
  if (payments.includes('reversed')) return 'returned'
  return overAs(link, now) ?? 'standing'
}
