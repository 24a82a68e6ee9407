import type { Cop } from '@matricula/contract'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Approval, isOpen } from './approval.ts'
import type { ActSubject } from './guarded-act.ts'

export interface Threshold {
  /** COP; 0: the school has one person for it. */
  readonly secondPersonFrom: Cop
}

/** Whether an act of this amount needs a second person: with what left before it counts as one (discounts-12). */
export function needsSecondPerson(
  { amount, before }: Pick<ActSubject, 'amount' | 'before'>,
  threshold: Threshold,
): boolean {
  const from = secondPersonFrom(before, threshold)
  return from !== null && amount >= from
}

/** COP from which on an act needs a second person once so much has left; null: it needs none. */
export function secondPersonFrom(before: Cop, { secondPersonFrom: from }: Threshold): Cop | null {
  return from === 0 ? null : Math.max(1, from - before)
}

/** Who asked: the person, or for a machine's key the key and whoever made it. */
export type Requesters = ReadonlySet<string>

export interface Parties {
  readonly requesters: Requesters
  /** Who decides or takes it back. */
  readonly actor: string
  /** Who may come in as them: themselves, and who made their account or has set its password. */
  readonly holders: ReadonlySet<string>
}

/** Why somebody may not say yes or no to it; null: they may. */
export function judgeDecider(approval: Approval, { requesters, actor, holders }: Parties) {
  if (requesters.has(actor)) return refuse('APPROVAL_OWN')
  if ([...requesters].some((requester) => holders.has(requester))) return refuse('NOT_INDEPENDENT')
  return isOpen(approval) ? null : refuse('APPROVAL_CLOSED')
}

/** Why somebody may not take it back; null: they may. */
export function judgeWithdrawal(
  approval: Approval,
  { requesters, actor }: Pick<Parties, 'requesters' | 'actor'>,
): Refusal<'APPROVAL_CLOSED' | 'FORBIDDEN'> | null {
  if (!requesters.has(actor)) return refuse('FORBIDDEN')
  return isOpen(approval) ? null : refuse('APPROVAL_CLOSED')
}

const longestDoingMs = 60_000

/** Whether somebody has just approved it and it is on its way: nobody takes that back under their hands. */
export function isBeingDone({ state, result, decidedAt }: Approval, now: Date): boolean {
  if (state !== 'approved' || result !== null || decidedAt === null) return false
  return now.getTime() - Date.parse(decidedAt) < longestDoingMs
}

/** Whether what was asked about still is what it was: the same thing and the same money. */
export function isUnchanged(
  approval: Approval,
  now: Pick<ActSubject, 'subject' | 'amount' | 'student'>,
): boolean {
  return (
    approval.subject === now.subject && approval.amount === now.amount && approval.student === now.student
  )
}
