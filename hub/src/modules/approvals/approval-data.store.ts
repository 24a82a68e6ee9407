import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Approval } from './approval.ts'
import { approvalFrom, type ApprovalRow } from './approval.store.ts'

/** Everything that was asked about these students' money. */
export async function approvalsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<readonly Approval[]> {
  const rows = await rowsOf(database, studentCodes).orderBy(['requested_at', 'id'])
  return rows.map(approvalFrom)
}

/** Takes the student and every written word out; act, amount, who and when stay. */
export async function eraseFromApprovals(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return rowsOf(trx, studentCodes).update({ student_code: null, payload: '{}', reason: null })
}

export async function hasOpenApproval(database: Database, studentCodes: readonly string[]): Promise<boolean> {
  const open = await rowsOf(database, studentCodes).whereNotNull('open_subject').first('id')
  return open !== undefined
}

/** Deletes what was refused, withdrawn or expired before an instant. */
export async function dropUndoneBefore(database: Database, instant: Date): Promise<number> {
  return database<ApprovalRow>('approval')
    .whereIn('state', ['refused', 'withdrawn', 'expired'])
    .where('decided_at', '<', instant.toISOString())
    .delete()
}

function rowsOf(database: Database, studentCodes: readonly string[]) {
  return database<ApprovalRow>('approval').whereIn('student_code', [...studentCodes])
}
