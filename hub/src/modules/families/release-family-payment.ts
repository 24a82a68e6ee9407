import type { Transaction } from '../../db/transaction.ts'
import { endGuardianPayment, parkedSince, type Release, releaseAttempt } from '../payments/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { sharesOf } from './share.store.ts'

/** Ends a family's payment that waited for a person, so that every child can pay again; any other stays as it is. */
export async function releaseFamilyPayment(
  trx: Transaction,
  payment: FamilyPayment,
  how: Release,
): Promise<void> {
  if (payment.status !== 'parked') return
  await endGuardianPayment(trx, payment, null, {
    status: how.as,
    reason: payment.reason,
    at: parkedSince(payment, how.at),
  })
  for (const { attemptId } of await sharesOf(trx, payment.id)) await releaseAttempt(trx, attemptId, how)
}
