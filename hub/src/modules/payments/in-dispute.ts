import type { Dispute } from './dispute.model.ts'

type DisputeStanding = Pick<Dispute, 'status' | 'borneBy' | 'amount'>

/** Whether one of a payment's disputes is undecided: none of its money may go back meanwhile (disputes-1). */
export function isInDispute(disputes: readonly Pick<DisputeStanding, 'status'>[]): boolean {
  return disputes.some(({ status }) => status === 'opened' || status === 'answered')
}

/** COP that the school has lost of a payment, which still pays what it paid. */
export function lostBySchool(disputes: readonly DisputeStanding[]): number {
  return disputes
    .filter(({ status, borneBy }) => status === 'lost' && borneBy === 'school')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether nothing of a payment may be given back: it is in dispute, or the school has borne its loss (disputes-1). */
export function isContested(disputes: readonly DisputeStanding[]): boolean {
  return isInDispute(disputes) || lostBySchool(disputes) > 0
}
