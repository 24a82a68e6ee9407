import type { Log, ProviderPayment } from '@matricula/contract'
import type { Payment } from './payment.ts'
import { statusOf } from './raw-status.ts'

/** What `find` tells the hub of a payment. */
export function providerPayment({ checkout, now }: Payment, log: Log): ProviderPayment {
  return {
    reference: checkout.reference,
    providerRef: checkout.providerRef,
    status: statusOf(now.rawStatus, log),
    rawStatus: now.rawStatus,
    amount: now.amount,
    currency: checkout.currency,
    at: now.at,
    means: now.means,
    reason: now.reason,
    test: true,
  }
}
