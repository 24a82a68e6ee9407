import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { InvoicesAttempt, invoicesAttempts, payerOf } from '../payments/index.ts'

/** The payments that had a document of one of these students, with what is known of their payers. */
export async function invoicePaymentsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<unknown> {
  const payments = await invoicesAttempts
    .query(database)
    .where({ pays: 'invoices' })
    .whereIn('id', idsOf(database, studentCodes))
    .orderBy('started_at')
  return payments.map((payment) => {
    const { token, reference, amount, status, means, startedAt, finishedAt } = payment
    const facts = { reference, amount, status, means, startedAt, finishedAt }
    const documents = payment.allocations.map(
      ({ docNum, partnerCode, amount: pesos, surcharge, discount }) => ({
        docNum,
        partnerCode,
        amount: pesos,
        surcharge,
        discount,
      }),
    )
    // Who paid by a link, and the token that this payer reads it by, are no business of the family's.
    return payment.payLinkId === null
      ? { ...facts, token, documents, payer: payerOf(payment) }
      : { ...facts, documents, payer: null }
  })
}

/** Takes the payer out of every payment that has come to its end. */
export async function erasePayers(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return InvoicesAttempt.query(trx)
    .where({ pays: 'invoices' })
    .whereIn('id', idsOf(trx, studentCodes))
    .whereNotNull('finished_at')
    .patch({ payer: null, checkout: null })
}

function idsOf(database: Database, studentCodes: readonly string[]) {
  return database('allocation').whereIn('partner_code', studentCodes.map(partnerCodeOf)).select('attempt_id')
}
