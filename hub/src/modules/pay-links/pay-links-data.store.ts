import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'

/** The links of these students with what was written on them. */
export async function payLinksOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  return database('pay_link')
    .whereIn('student_code', [...studentCodes])
    .orderBy(['made_at', 'id'])
    .select('student_code', 'kind', 'shows', 'note', 'made_by', 'made_at')
    .select('expires_at', 'withdrawn_at')
}

export async function deletePayLinksOf(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return trx('pay_link')
    .whereIn('student_code', [...studentCodes])
    .delete()
}

/** Deletes links that ended before then; a payment that was begun by one stays as it is. */
export async function deletePayLinksBefore(database: Database, before: Date): Promise<number> {
  return database('pay_link').where('expires_at', '<', before.toISOString()).delete()
}
