import type { Database } from '../../db/database.ts'
import type { Approval } from './approval.ts'
import type { GuardedAct } from './guarded-act.ts'
import { requestersOf } from './requesters.ts'

/** A request as this reader sees it; `own`: they asked for it, and may take it back but not decide. */
export async function viewApproval(
  database: Database,
  act: GuardedAct | undefined,
  approval: Approval,
  reader: string,
) {
  const { students, details } = (await act?.describe(approval.payload)) ?? { students: [], details: {} }
  return {
    id: approval.id,
    act: approval.act,
    subject: approval.subject,
    students: [...students],
    amount: approval.amount,
    details,
    state: approval.state,
    own: (await requestersOf(database, approval)).has(reader),
    requested_by: approval.requestedBy,
    requested_at: approval.requestedAt,
    decided_by: approval.decidedBy,
    decided_at: approval.decidedAt,
    reason: approval.reason,
    result: approval.result,
  }
}
