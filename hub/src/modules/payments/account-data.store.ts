import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { accountAttempts } from './account-attempt.store.ts'
import { OnAccountAttempt } from './attempt.model.ts'

/** What came on account of these students; who paid it by a link is no business of the family's. */
export async function accountPaymentsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<unknown> {
  const payments = await accountAttempts
    .query(database)
    .where({ pays: 'account' })
    .whereIn('id', idsOf(database, studentCodes))
    .orderBy('started_at')
  return payments.map(({ reference, amount, status, means, startedAt, finishedAt, allocation }) => ({
    partnerCode: allocation.partnerCode,
    reference,
    amount,
    status,
    means,
    startedAt,
    finishedAt,
    refunded: allocation.refunded,
  }))
}

/** Takes the payer out of every payment on account that has come to its end. */
export async function eraseAccountPayers(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return OnAccountAttempt.query(trx)
    .where({ pays: 'account' })
    .whereIn('id', idsOf(trx, studentCodes))
    .whereNotNull('finished_at')
    .patch({ payer: null, checkout: null })
}

/** Whether a payment on account of any of the students has not come to its end. */
export async function hasOpenAccountPayment(
  database: Database,
  studentCodes: readonly string[],
): Promise<boolean> {
  const open = await OnAccountAttempt.query(database)
    .where({ pays: 'account' })
    .whereIn('status', ['open', 'under_review'])
    .whereIn('id', idsOf(database, studentCodes))
    .first()
  return open !== undefined
}

function idsOf(database: Database, studentCodes: readonly string[]) {
  return database('allocation').whereIn('partner_code', studentCodes.map(partnerCodeOf)).select('attempt_id')
}
