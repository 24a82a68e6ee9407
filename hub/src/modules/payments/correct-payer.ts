import type { Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { InvoicedPayment } from './invoiced-payment.ts'
import {
  type GivenPayer,
  isGivenBy,
  lockPayerOfPayment,
  mayName,
  mayReplace,
  namePayer,
} from '../payers/index.ts'

export interface PayerCorrection extends GivenPayer {
  readonly payment: InvoicedPayment
  readonly at: Date
}

/**
 * Names whom the invoice of a payment is made out to, or corrects who was named (payers-8). Who is somebody else's is
 * left as it is: the payment names another one from now on.
 */
export async function correctPayer(
  trx: Transaction,
  { viewer, keep, payment, at }: PayerCorrection,
): Promise<Refusal<'INVOICE_ISSUED' | 'PAYER_OF_ANOTHER'> | string> {
  const { attemptId, guardianId } = payment
  if (!mayName(viewer, guardianId)) return refuse('PAYER_OF_ANOTHER')
  const named = await lockPayerOfPayment(trx, attemptId)
  if (named?.isIssued === true) return refuse('INVOICE_ISSUED')
  if (named !== null && !mayReplace(viewer, named)) return refuse('PAYER_OF_ANOTHER')
  const id = await keep(trx, named !== null && isGivenBy(viewer, named) ? named.id : null)
  await namePayer(trx, attemptId, id, at)
  return id
}
