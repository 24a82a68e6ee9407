import type { Database } from '../../db/database.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { Approval } from './approval.ts'
import { openApprovalOf } from './approval.store.ts'
import type { ActSubject } from './guarded-act.ts'

export interface WaitingRequest extends Pick<Approval, 'id' | 'act' | 'amount'> {
  readonly requested_by: string
  readonly requested_at: string
}

/** The request that waits over some money, as it is told beside that money; null where none does (discounts-14). */
export async function readWaiting(
  database: Database,
  about: Pick<ActSubject, 'subject' | 'payment'>,
): Promise<WaitingRequest | null> {
  const open = await openApprovalOf(database, about)
  if (open === null) return null
  const { id, act, amount, requestedBy, requestedAt } = open
  return { id, act, amount, requested_by: requestedBy, requested_at: requestedAt }
}

/** Refuses what would change some money while a request over it waits (discounts-14). */
export async function refuseWhileWaiting(
  database: Database,
  about: Pick<ActSubject, 'subject' | 'payment'>,
): Promise<Refusal<'APPROVAL_PENDING'> | null> {
  const open = await openApprovalOf(database, about)
  return open === null ? null : refuse('APPROVAL_PENDING', { facts: { approval: open.id } })
}
