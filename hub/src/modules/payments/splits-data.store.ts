import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { PaymentAttempt } from './attempt.model.ts'

/** The splits of these students' orders with what was written on their parts; nobody who paid one. */
export async function splitsOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  return database('order_split as s')
    .join('split_part as p', 'p.split_id', 's.id')
    .whereIn('s.student_code', [...studentCodes])
    .orderBy(['s.made_at', 's.id', 'p.place'])
    .select('s.student_code', 's.made_by', 's.shows', 's.status', 's.made_at', 's.deadline', 's.ended_at')
    .select('p.label', 'p.percent_bps', 'p.asked', 'p.amount')
}

/** Takes out what was written on the parts, and who paid them; amounts and how they stand stay. */
export async function eraseSplitsOf(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  const splits = trx('order_split')
    .whereIn('student_code', [...studentCodes])
    .select('id')
  const parts = trx('split_part').whereIn('split_id', splits).select('id')
  const paying = trx('allocation').whereIn('part_id', parts).select('attempt_id')
  const erased = await PaymentAttempt.query(trx)
    .where({ pays: 'part' })
    .whereIn('id', paying)
    .whereNotNull('finished_at')
    .patch({ payer: null, checkout: null })
  const unlabelled = await trx('split_part')
    .whereIn('split_id', splits.clone())
    .whereNotNull('label')
    .update({ label: null })
  return erased + unlabelled
}
