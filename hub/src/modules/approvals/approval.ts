import type { Cop } from '@matricula/contract'
import type { ActName } from './guarded-act.ts'

/**
 * requested: waits for somebody else. approved: decided, and done once `result` says what came of it. refused: somebody
 * else said no, or the provider once it was approved. withdrawn: who asked has taken it back. expired: too old, or what it is about has changed.
 */
export const approvalStates = ['requested', 'approved', 'refused', 'withdrawn', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]

export interface Approval {
  readonly id: string
  readonly act: ActName
  /** What it is about, such as `exception:12`. */
  readonly subject: string
  /** The payment whose money it changes; null of none, and once the request is over. */
  readonly payment: string | null
  /** School code, where it is one student's. */
  readonly student: string | null
  readonly amount: Cop
  /** What was asked, as the act's own call takes it. */
  readonly payload: unknown
  readonly requestedBy: string
  readonly requestedAt: string
  readonly state: ApprovalState
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  /** Why it was refused or withdrawn. */
  readonly reason: string | null
  /** What came of it; null until it is done. */
  readonly result: string | null
}

/** Whether it still waits for a person, or was approved and its act has not come to an end. */
export function isOpen({ state, result }: Pick<Approval, 'state' | 'result'>): boolean {
  return state === 'requested' || (state === 'approved' && result === null)
}
