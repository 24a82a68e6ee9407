import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Withdrawal } from './withdrawal.model.ts'

/** The withdrawals of these students, with why the school recorded them. */
export async function withdrawalsOfStudents(
  database: Database,
  codes: readonly string[],
): Promise<readonly unknown[]> {
  const rows = await Withdrawal.query(database)
    .whereIn('student_code', [...codes])
    .orderBy(['created_at', 'id'])
  return rows.map(({ project, day, kept, returned, owed, lines, reason, createdAt }) => ({
    project,
    day,
    kept,
    returned,
    owed,
    lines: JSON.parse(lines),
    reason,
    createdAt,
  }))
}

/** Takes out why they left; days and amounts follow the accounting rules and stay. */
export async function eraseReasons(trx: Transaction, codes: readonly string[]): Promise<number> {
  return trx('withdrawal')
    .whereIn('student_code', [...codes])
    .whereNotNull('reason')
    .update({ reason: null })
}
