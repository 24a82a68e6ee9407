import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { Transaction } from '../../db/transaction.ts'
import { keepPayer, type PayerGiven } from './keep-payer.ts'
import type { PayerRow } from './payer.store.ts'
import { lockPayerOfPayment, namePayer } from './payment-payer.store.ts'

export interface NamedCorrection extends Pick<PayerGiven, 'at' | 'newId'> {
  readonly attemptId: string
  /** Checked. */
  readonly payer: InvoicePayer
}

/**
 * The office corrects whom the invoice of a payment names, in what was given by whoever gave it. False where nobody is
 * named, or the invoice is issued or on its way.
 */
export async function correctNamedPayer(
  trx: Transaction,
  { attemptId, ...given }: NamedCorrection,
): Promise<boolean> {
  const named = await lockPayerOfPayment(trx, attemptId)
  if (named === null || named.isIssued) return false
  const row: Pick<PayerRow, 'student_code'> | undefined = await trx<PayerRow>('payer')
    .where({ id: named.id })
    .first('student_code')
  const viewer = { owners: [named.owner], keepsAs: named.owner, studentCode: row?.student_code ?? null }
  const id = await keepPayer(trx, { ...given, viewer, corrects: named.id })
  await namePayer(trx, attemptId, id, given.at)
  return true
}
