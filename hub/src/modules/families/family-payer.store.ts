import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { JointAttempt, payerOf, sharesOf } from '../payments/index.ts'

/** The payments that had a share of one of these students, with what is known of their payers. */
export async function familyPaymentsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<unknown> {
  const payments = await paymentsOf(database, studentCodes).orderBy(['started_at', 'id'])
  return Promise.all(payments.map((payment) => exportPayment(database, payment)))
}

async function exportPayment(database: Database, payment: JointAttempt) {
  const { id, token, reference, amount, status, means, startedAt, finishedAt } = payment
  const shares = (await sharesOf(database, id)).map(({ studentCode, amount: part }) => ({
    student: studentCode,
    amount: part,
  }))
  const facts = { reference, amount, status, means, startedAt, finishedAt, shares }
  // Who paid by a link, and the token that this payer reads it by, are no business of the family's.
  return payment.payLinkId === null ? { ...facts, token, payer: payerOf(payment) } : { ...facts, payer: null }
}

/** Takes the payer out of every payment that has come to its end. */
export async function erasePayers(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return paymentsOf(trx, studentCodes).whereNotNull('finished_at').patch({ payer: null, checkout: null })
}

function paymentsOf(database: Database, studentCodes: readonly string[]) {
  const ids = database('allocation as a')
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .whereIn('o.student_code', [...studentCodes])
    .select('a.attempt_id')
  return JointAttempt.query(database).where({ pays: 'orders' }).whereIn('id', ids)
}
