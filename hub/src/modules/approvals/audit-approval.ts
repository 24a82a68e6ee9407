import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Approval } from './approval.ts'

/** Who acts, and the request it came with. */
export interface Author {
  readonly actor: string
  readonly trace: string
}

interface ApprovalChange {
  readonly act:
    'approval.request' | 'approval.approve' | 'approval.refuse' | 'approval.withdraw' | 'approval.expire'
  readonly before: Approval | null
  readonly after: Approval
  readonly author: Author
}

/** Writes a step of a request into the trail. Reasons stay out of it: they can be erased, the trail cannot. */
export function auditApproval(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { act, before, after, author }: ApprovalChange,
): Promise<void> {
  return recordAudit(trx, {
    at: clock.wall(),
    act,
    subject: after.student ?? after.subject,
    before: before === null ? null : auditOf(before),
    after: auditOf(after),
    ...author,
  })
}

function auditOf({ id, act, subject, amount, state, requestedBy }: Approval) {
  return { id, act, subject, amount, state, requestedBy }
}
