import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { ExceptionKind } from './exception-kind.ts'
import { raiseException } from './exception.store.ts'
import type { Charged } from './payable.ts'

export interface ChargeException {
  readonly kind: ExceptionKind
  readonly seen: ProviderPayment
  /** COP */
  readonly expected: number
}

/** Has a person look into what the provider says of one charge. */
export async function raiseChargeException(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { instance, reference }: Charged,
  { kind, seen, expected }: ChargeException,
): Promise<void> {
  const { amount, currency, providerRef } = seen
  const facts = { expected, seen: amount, currency, providerRef }
  await raiseException(trx, {
    kind,
    instance,
    reference,
    providerRef,
    facts: kind === 'duplicate-payment' ? { task: 'refund', amount, ...facts } : facts,
    at: clock.wall(),
  })
}
