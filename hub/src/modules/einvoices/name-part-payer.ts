import type { Transaction } from '../../db/transaction.ts'
import {
  closePayerOfPayment,
  correctNamedPayer,
  isLinkPayers,
  lockPayerOfPayment,
  type NamedCorrection,
  namePayer,
  payerOfPayment,
  reopenPayerOfPayment,
} from '../payers/index.ts'
import { partOfOrder } from '../payments/index.ts'

/**
 * Names on a part's payment whom its invoice is made out to, before it is written: whom its own payer gave, else whom the
 * family names on the whole, who is corrected no more from then on (splits-13). Nothing for any other payment.
 */
export async function namePartPayer(trx: Transaction, attemptId: string, at: Date): Promise<void> {
  const part = await partOfOrder(trx, attemptId)
  if (part === null || (await isNamedByPayer(trx, attemptId))) return
  const { attemptId: whole } = part.whole
  const family = await payerOfPayment(trx, whole)
  if (family === null) return
  await closePayerOfPayment(trx, whole, at)
  await namePayer(trx, attemptId, family.id, at)
}

/** Lets the payer of an invoice that was rejected be corrected: of a part that names the family's, on the whole too. */
export async function reopenInvoicePayer(trx: Transaction, attemptId: string): Promise<void> {
  await reopenPayerOfPayment(trx, attemptId)
  const part = await partOfOrder(trx, attemptId)
  if (part !== null && !(await isNamedByPayer(trx, attemptId)))
    await reopenPayerOfPayment(trx, part.whole.attemptId)
}

/** Corrects whom the invoice of a payment is to name; of a part that names the family's, on the whole (splits-13). */
export async function correctInvoicePayer(
  trx: Transaction,
  { attemptId, ...given }: NamedCorrection,
): Promise<boolean> {
  const part = await partOfOrder(trx, attemptId)
  const isFamilys = part !== null && !(await isNamedByPayer(trx, attemptId))
  return correctNamedPayer(trx, { ...given, attemptId: isFamilys ? part.whole.attemptId : attemptId })
}

async function isNamedByPayer(trx: Transaction, attemptId: string): Promise<boolean> {
  const named = await lockPayerOfPayment(trx, attemptId)
  return named !== null && isLinkPayers(named.owner)
}
