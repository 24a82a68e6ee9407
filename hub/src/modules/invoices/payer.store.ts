import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { payerOf } from '../payments/index.ts'
import { InvoicePayment } from './invoice-payment.model.ts'
import { documentsOf } from './invoice-payment.store.ts'

/** The payments that had a document of one of these students, with what is known of their payers. */
export async function invoicePaymentsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<unknown> {
  const payments = await paymentsOf(database, studentCodes).orderBy('started_at')
  return payments.map((payment) => {
    const { token, reference, amount, status, means, startedAt, finishedAt } = payment
    const facts = { token, reference, amount, status, means, startedAt, finishedAt }
    return { ...facts, documents: documentsOf(payment), payer: payerOf(payment) }
  })
}

/** Takes the payer out of every payment that has come to its end. */
export async function erasePayers(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return paymentsOf(trx, studentCodes).whereNotNull('finished_at').patch({ payer: null, checkout: null })
}

function paymentsOf(database: Database, studentCodes: readonly string[]) {
  return InvoicePayment.query(database).where((some) => {
    // Without a code, no condition would be left, and everybody's payments would be found.
    if (studentCodes.length === 0) void some.whereRaw('1 = 0')
    for (const code of studentCodes) void some.orWhereLike('documents', `%"partnerCode":"C${code}"%`)
  })
}
