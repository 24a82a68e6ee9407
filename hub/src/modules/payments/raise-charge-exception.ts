import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AtProvider } from './at-provider.model.ts'
import { type ExceptionKind, raiseException } from './exception.store.ts'

export interface ChargeException {
  readonly kind: ExceptionKind
  readonly seen: ProviderPayment
  /** COP */
  readonly expected: number
  /** Null for what a guardian pays as a whole. */
  readonly attemptId: string | null
}

/** Has a person look into what the provider says of one charge. */
export async function raiseChargeException(
  { clock }: AppContext,
  trx: Transaction,
  { instance, reference }: AtProvider,
  { kind, seen, expected, attemptId }: ChargeException,
): Promise<void> {
  const { amount, currency, providerRef } = seen
  const facts = { expected, seen: amount, currency, providerRef }
  await raiseException(trx, {
    kind,
    instance,
    reference,
    attemptId,
    providerRef,
    facts: kind === 'duplicate-payment' ? { task: 'refund', amount, ...facts } : facts,
    at: clock.wall(),
  })
}
