import type { ProviderPayment } from '@matricula/contract'
import type { AttemptStatus } from './attempt.model.ts'

export type Settlement =
  | { readonly is: 'settle'; readonly seen: ProviderPayment }
  | { readonly is: 'close'; readonly as: 'declined' | 'expired'; readonly seen: ProviderPayment | null }
  | { readonly is: 'reverse'; readonly seen: ProviderPayment }
  | { readonly is: 'park'; readonly why: ParkedBecause; readonly seen: ProviderPayment }
  | { readonly is: 'wait'; readonly seen: ProviderPayment | null }

export type ParkedBecause = 'wrong-amount' | 'wrong-currency' | 'test-payment'

export interface SettlementFacts {
  readonly attempt: { readonly amount: number; readonly expiresAt: string }
  /** What the provider says now; null when it never saw the payment. */
  readonly seen: ProviderPayment | null
  /** The season's now. */
  readonly now: Date
  /** Whether a payment marked as a test counts: in the sandbox only. */
  readonly testsCount: boolean
}

/** What the provider's word means for an attempt (readings 6.2). Nothing a browser says is asked. */
export function decideSettlement({ attempt, seen, now, testsCount }: SettlementFacts): Settlement {
  if (seen === null) {
    const over = now.getTime() >= Date.parse(attempt.expiresAt)
    return over ? { is: 'close', as: 'expired', seen } : { is: 'wait', seen }
  }
  switch (seen.status) {
    case 'approved': {
      const why = whyNot(attempt.amount, seen, testsCount)
      return why === null ? { is: 'settle', seen } : { is: 'park', why, seen }
    }
    case 'declined':
    case 'expired':
      return { is: 'close', as: seen.status, seen }
    case 'reversed':
      return { is: 'reverse', seen }
    case 'pending':
      return { is: 'wait', seen }
  }
}

function whyNot(amount: number, seen: ProviderPayment, testsCount: boolean): ParkedBecause | null {
  if (seen.currency !== 'COP') return 'wrong-currency'
  if (seen.amount !== amount) return 'wrong-amount'
  return seen.test && !testsCount ? 'test-payment' : null
}

/** How far each state is along the way; a payment only ever moves forward. */
const ranks: Readonly<Record<AttemptStatus, number>> = {
  open: 0,
  agreement: 0,
  parked: 1,
  failed: 2,
  declined: 2,
  expired: 2,
  approved: 3,
  duplicate: 3,
  reversed: 4,
}

export function movesForward(from: AttemptStatus, to: AttemptStatus): boolean {
  return ranks[to] > ranks[from]
}
