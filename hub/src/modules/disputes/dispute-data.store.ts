import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { attemptsFor } from '../payments/index.ts'
import { disputeRows } from './dispute-row.store.ts'

/** The disputes of what these students' families paid, with what the school sent about them. */
export async function disputesOfStudents(database: Database, codes: readonly string[]): Promise<unknown> {
  const rows = await disputeRows(database)
    .whereIn('p.attempt_id', attemptsOf(database, codes))
    .orderBy(['d.opened_on', 'd.id'])
  return rows.map((row) => ({
    reference: row.reference,
    amount: Number(row.amount),
    status: row.status,
    reason: row.reason,
    openedOn: row.opened_on,
    answeredOn: row.answered_on,
    endedOn: row.ended_on,
    answer: row.answer,
  }))
}

/** Takes out what was sent to the provider, which says of the family whatever was needed; the rest is money and days. */
export async function eraseAnswers(trx: Transaction, codes: readonly string[]): Promise<number> {
  const payments = trx('payment').whereIn('attempt_id', attemptsOf(trx, codes)).select('id')
  return trx('dispute').whereIn('payment_id', payments).whereNotNull('answer').update({ answer: null })
}

export async function hasOpenDispute(database: Database, codes: readonly string[]): Promise<boolean> {
  const open = await disputeRows(database)
    .whereIn('p.attempt_id', attemptsOf(database, codes))
    .whereNotNull('d.open_payment')
    .first()
  return open !== undefined
}

function attemptsOf(database: Database, codes: readonly string[]) {
  const orders = database('enrollment_order')
    .whereIn('student_code', [...codes])
    .select('id')
  const ofInvoices = database('allocation')
    .whereIn('partner_code', codes.map(partnerCodeOf))
    .select('attempt_id')
  return attemptsFor(database, orders).unionAll([ofInvoices])
}
