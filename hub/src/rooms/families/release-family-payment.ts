import type { Transaction } from '../../db/transaction.ts'
import { endGuardianPayment, releaseAttempt } from '../payments/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { sharesOf } from './share.store.ts'

/** Ends a family's payment that waited for a person, so that every child can pay again; any other stays as it is. */
export async function releaseFamilyPayment(
  trx: Transaction,
  payment: FamilyPayment,
  at: Date,
): Promise<void> {
  if (payment.status !== 'parked') return
  await endGuardianPayment(trx, payment, null, { status: 'failed', reason: payment.reason, at })
  for (const { attemptId } of await sharesOf(trx, payment.id)) await releaseAttempt(trx, attemptId, at)
}
