import type { Account } from '../ledger/index.ts'
import type { PaidStatus } from './payment.model.ts'

const agreement = 'agreement'

/** Where money comes in (ledger-1): at a provider, or at the bank that agreements are paid at. */
export function moneyAccount(instance: string): Account {
  return instance === agreement ? `bank/${agreement}` : `provider/${instance}`
}

/** The same of what a person says was paid: what they type from paper is in their hands until the bank tells it. */
export function accountOf({
  instance,
  paidAs,
}: {
  readonly instance: string
  readonly paidAs: PaidStatus
}): Account {
  return paidAs === 'INGRESO MANUAL' ? `desk/${instance}` : moneyAccount(instance)
}
