import { PluginFault } from '@matricula/contract'
import type { ProviderPayment } from '@matricula/contract'
import type { Attempt } from './choose-attempt.ts'
import { meansOf } from './means.ts'
import { reasonFor } from './reasons.ts'

/**
 * What `find` tells the hub of a payment. A sandbox has tests only; an order that says so is one anywhere. Throws
 * `unknown-outcome` where PayU names no amount.
 */
export function paymentFrom(
  { ref, order, transaction, money, rawStatus, status }: Attempt,
  { test, now }: { readonly test: boolean; readonly now: Date },
): ProviderPayment {
  if (money === null) throw new PluginFault('unknown-outcome', 'PayU names no amount for the payment')
  const response = transaction?.transactionResponse ?? null
  return {
    reference: order.referenceCode,
    providerRef: ref,
    status,
    rawStatus,
    amount: money.value,
    currency: money.currency,
    at: new Date(response?.operationDate ?? now).toISOString(),
    means: meansOf(transaction?.paymentMethod ?? null),
    reason: status === 'declined' ? reasonFor(response?.responseCode ?? null) : null,
    test: test || order.isTest,
  }
}
