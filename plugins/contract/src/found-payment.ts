import type { FoundPayment, ProviderPayment } from './kinds/payments.ts'

/** A payment with the other charges of its reference whose money has moved; as it is where there is none. */
export function foundPayment(chosen: ProviderPayment, charges: readonly ProviderPayment[]): FoundPayment {
  const others = charges.filter(
    ({ providerRef, status }) =>
      providerRef !== chosen.providerRef && (status === 'approved' || status === 'reversed'),
  )
  return others.length === 0 ? chosen : { ...chosen, others }
}
