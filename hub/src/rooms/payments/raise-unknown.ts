import type { ProviderPayment } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { captureOf, keepCapture } from './capture.store.ts'
import { raiseException } from './exception.store.ts'

/** Has a person look into what a provider or a bank says of a reference that is not here, as after a restored backup. */
export async function raiseUnknown(
  { database, clock }: House,
  instance: string,
  seen: ProviderPayment,
): Promise<void> {
  const { reference, amount, currency, providerRef } = seen
  const capture = captureOf(instance, seen)
  const at = clock.wall()
  await inTransaction(database, async (trx) => {
    if (capture !== null && !(await keepCapture(trx, capture, at))) return
    await raiseException(trx, {
      kind: 'unknown-reference',
      instance,
      reference,
      providerRef,
      attemptId: null,
      facts: { task: 'ask the provider', seen: amount, currency, providerRef },
      at,
    })
  })
}
